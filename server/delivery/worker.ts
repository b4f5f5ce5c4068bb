import type { Clock } from '../clock.ts'
import { LAST_PAUSED, LONGEST_PAUSE, patience, pauseAfter } from './backoff.ts'
import type { Channel, Outcome } from './channel.ts'
import type { ChannelName } from './enqueue.ts'
import type { DeliveryQueue, TakenDelivery } from './queue.ts'

/** How many deliveries each channel makes at a time. A receiver that hangs delays only its own channel. */
const AT_ONCE = 4

/** How long a delivery is held, longer than any attempt lasts: otherwise two servers could send the same one. */
const HELD_MILLISECONDS = 5 * 60_000

/** How often to look for deliveries that another process wrote, since it cannot wake this one. */
const LOOK_MILLISECONDS = 15_000

/** The pause when a delivery is due but another server is just taking it. */
const CONTENDED_MILLISECONDS = 250

/** The pause after the database failed. */
const REFUSED_MILLISECONDS = 2_000

/** What is logged and counted of an attempt: codes and ids, nothing personal. */
export interface AttemptReport {
  readonly channel: ChannelName
  readonly delivery: string
  readonly lead: string
  readonly attempts: number
  /** `partly`: delivered, but not to all of the team's addresses. */
  readonly result: 'delivered' | 'partly' | 'postponed' | 'dead'
  readonly reason: string | null
  /** A setting of ours is wrong. */
  readonly misconfigured: boolean
  /** When the next attempt is due (ISO); null when there is none. */
  readonly next: string | null
}

export interface WorkerEvents {
  attempted(report: AttemptReport): void
  /** The receiver is gone: nothing more is sent on this channel until the next start. */
  paused(channel: ChannelName): void
  /** The database failed, or the program has a defect. */
  failed(channel: ChannelName, error: unknown): void
}

export interface Worker {
  readonly paused: boolean
  /** Makes it look for new deliveries at once. */
  wake(): void
  /** Takes no more deliveries and resolves when those in flight have ended. After the signal it waits neither for receivers nor for the database. */
  stop(hurry: AbortSignal): Promise<void>
}

/**
 * Makes one channel's deliveries, a few at a time, until it is stopped. Each is made at least once; when a receiver's answer is lost
 * or this process is killed midway, it is made again under the same id.
 */
export function startWorker(channel: Channel, queue: DeliveryQueue, clock: Clock, events: WorkerEvents): Worker {
  const stopping = new AbortController()
  const hurrying = new AbortController()
  const inFlight = new Map<string, Promise<void>>()
  let restUntil = 0
  let paused = false
  /** News ends the sleep there is, or leaves out the next one. A controller for each, because one aborts only once. */
  let sleep = new AbortController()
  const wake = () => sleep.abort()

  /** Records a result. If that were lost, the delivery would be made again; so it waits for a database that fails, even during a stop. */
  async function record(write: () => Promise<void>) {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        events.failed(channel.name, error)
        if (hurrying.signal.aborted) return
        await clock.wait(REFUSED_MILLISECONDS, hurrying.signal)
      }
    }
  }

  async function settle(taken: TakenDelivery, outcome: Outcome) {
    const now = clock.now()
    const report = (result: AttemptReport['result'], reason: string | null, next: Date | null, misconfigured = false) =>
      events.attempted({
        channel: channel.name,
        delivery: taken.id,
        lead: taken.lead.id,
        attempts: taken.attempts,
        result,
        reason,
        misconfigured,
        next: next?.toISOString() ?? null,
      })
    if (outcome.outcome === 'delivered') {
      const { reason = null } = outcome
      report(reason === null ? 'delivered' : 'partly', reason, null)
      return record(() => queue.delivered(taken.id, now, reason))
    }
    if (outcome.outcome === 'transient') {
      const { reason, retryAfter = 0, misconfigured = false } = outcome
      const pause = pauseAfter(misconfigured ? Math.min(taken.attempts, LAST_PAUSED) : taken.attempts, retryAfter)
      if (pause !== null) {
        if (retryAfter > 0) restUntil = Math.max(restUntil, now.getTime() + patience(retryAfter))
        const next = new Date(now.getTime() + pause)
        report('postponed', reason, next, misconfigured)
        return record(() => queue.postpone(taken, reason, next))
      }
    }
    if (outcome.outcome === 'gone' && !paused) {
      paused = true
      events.paused(channel.name)
    }
    report('dead', outcome.reason, null)
    return record(() => queue.markDead(taken, outcome.reason))
  }

  /** Tries once, within the channel's limit. */
  async function attempt({ id, lead }: TakenDelivery): Promise<Outcome> {
    const ended = new AbortController()
    const late = new AbortController()
    void clock.wait(channel.limitMilliseconds, ended.signal).then(() => late.abort())
    try {
      const signal = AbortSignal.any([late.signal, hurrying.signal])
      const outcome = await channel.attempt({ id, lead, now: clock.now(), signal })
      return late.signal.aborted && outcome.outcome === 'transient'
        ? { outcome: 'transient', reason: 'timeout' }
        : outcome
    } finally {
      ended.abort()
    }
  }

  async function deliver(taken: TakenDelivery) {
    try {
      const outcome = await attempt(taken)
      const broken = hurrying.signal.aborted && outcome.outcome === 'transient'
      await (broken ? record(() => queue.giveBack(taken)) : settle(taken, outcome))
    } catch (error) {
      // A defect of the program. The delivery is tried again like any other, and becomes dead like any other.
      events.failed(channel.name, error)
      await settle(taken, { outcome: 'transient', reason: 'fault' })
    }
  }

  function begin(taken: TakenDelivery) {
    const delivering = deliver(taken).finally(() => {
      inFlight.delete(taken.id)
      wake()
    })
    inFlight.set(taken.id, delivering)
  }

  /** Takes due deliveries, and returns for how many milliseconds there is nothing else to do. */
  async function takeMore(): Promise<number> {
    const now = clock.now()
    const rest = restUntil - now.getTime()
    // Nobody may ask for a longer one: the clock was ahead when this one began.
    if (rest > 0 && rest <= LONGEST_PAUSE) return rest
    restUntil = 0
    const free = AT_ONCE - inFlight.size
    if (paused || free === 0) return LOOK_MILLISECONDS
    // A hold may have run out while its end could not be written down.
    const lockedUntil = new Date(now.getTime() + HELD_MILLISECONDS)
    const taken = await queue.take(channel.name, free, now, lockedUntil, [...inFlight.keys()])
    for (const one of taken) begin(one)
    if (taken.length > 0) return 0
    const due = await queue.nextDue(channel.name, now)
    if (due === null) return LOOK_MILLISECONDS
    // It became due during the query.
    if (due > now && due <= clock.now()) return 0
    return Math.min(Math.max(due.getTime() - clock.now().getTime(), CONTENDED_MILLISECONDS), LOOK_MILLISECONDS)
  }

  async function run() {
    while (!stopping.signal.aborted) {
      sleep = new AbortController()
      try {
        const pause = await takeMore()
        if (pause > 0) await clock.wait(pause, sleep.signal)
      } catch (error) {
        events.failed(channel.name, error)
        await clock.wait(REFUSED_MILLISECONDS, stopping.signal)
      }
    }
  }

  const running = run()
  return {
    get paused() {
      return paused
    },
    wake,
    async stop(hurry) {
      stopping.abort()
      wake()
      const hasten = () => hurrying.abort()
      if (hurry.aborted) hasten()
      else hurry.addEventListener('abort', hasten, { once: true })
      await running
      await Promise.all(inFlight.values())
      hurry.removeEventListener('abort', hasten)
    },
  }
}
