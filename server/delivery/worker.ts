import type { Clock } from '../clock.ts'
import { LAST_PAUSED, patience, pauseAfter } from './backoff.ts'
import type { Channel, Outcome } from './channel.ts'
import type { ChannelName } from './enqueue.ts'
import type { DeliveryQueue, TakenDelivery } from './queue.ts'

/** At a time, for each channel: a receiver that hangs holds up its own next few, and nobody else's. */
const AT_ONCE = 4

/** How long a delivery is held. Longer than any attempt lasts, or two servers would send the same. */
const HELD_MILLISECONDS = 5 * 60_000

/** Something may have been put there by another process, which cannot wake this one. */
const LOOK_MILLISECONDS = 15_000

/** What is due and yet was not to be had is in another server's hands at this moment. */
const CONTENDED_MILLISECONDS = 250

/** After the database refused. */
const REFUSED_MILLISECONDS = 2_000

/** What is said of an attempt: codes and names of ours, nothing personal. */
export interface AttemptReport {
  readonly channel: ChannelName
  readonly delivery: string
  readonly lead: string
  readonly attempts: number
  readonly result: 'delivered' | 'postponed' | 'dead'
  readonly reason: string | null
  /** A setting of ours is wrong. */
  readonly ours: boolean
  /** ISO, or null when nothing more is tried. */
  readonly next: string | null
}

export interface WorkerEvents {
  attempted(report: AttemptReport): void
  /** The receiver wants no more: nothing is sent on this channel until the next start. */
  paused(channel: ChannelName): void
  /** The database, or a fault of ours. */
  failed(channel: ChannelName, error: unknown): void
}

export interface Worker {
  readonly paused: boolean
  /** Something new may be there. */
  wake(): void
  /** Takes nothing more, and resolves when what is in flight has ended. After the signal it waits for no receiver, and no database. */
  stop(hurry: AbortSignal): Promise<void>
}

/**
 * Sends one channel's deliveries, a few at a time, until it is stopped. Every delivery is tried at least once and, when a
 * receiver's answer or this process is lost midway, again under the same id.
 */
export function startWorker(channel: Channel, queue: DeliveryQueue, clock: Clock, events: WorkerEvents): Worker {
  const stopping = new AbortController()
  const hurrying = new AbortController()
  const inFlight = new Map<string, Promise<void>>()
  let restUntil = 0
  let paused = false
  let woken = Promise.withResolvers<void>()

  const wake = () => {
    woken.resolve()
    woken = Promise.withResolvers()
  }

  /** Until something is new, the time is over, or the end. */
  async function sleep(milliseconds: number, news: Promise<void>) {
    const over = new AbortController()
    const signal = AbortSignal.any([over.signal, stopping.signal])
    await Promise.race([news, clock.wait(milliseconds, signal)])
    over.abort()
  }

  /** Writes down how it ended. Were that lost, it would be sent again, so a database that is away is waited for, also by a stop. */
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
    const report = (result: AttemptReport['result'], reason: string | null, next: Date | null, ours = false) =>
      events.attempted({
        channel: channel.name,
        delivery: taken.id,
        lead: taken.lead.id,
        attempts: taken.attempts,
        result,
        reason,
        ours,
        next: next?.toISOString() ?? null,
      })
    if (outcome.outcome === 'delivered') {
      report('delivered', outcome.reason ?? null, null)
      return record(() => queue.delivered(taken.id, now))
    }
    if (outcome.outcome === 'passing') {
      const { reason, retryAfter = 0, ours = false } = outcome
      const pause = pauseAfter(ours ? Math.min(taken.attempts, LAST_PAUSED) : taken.attempts, retryAfter)
      if (pause !== null) {
        if (retryAfter > 0) restUntil = Math.max(restUntil, now.getTime() + patience(retryAfter))
        const next = new Date(now.getTime() + pause)
        report('postponed', reason, next, ours)
        return record(() => queue.postpone(taken, reason, next))
      }
    }
    if (outcome.outcome === 'gone' && !paused) {
      paused = true
      events.paused(channel.name)
    }
    report('dead', outcome.reason, null)
    return record(() => queue.bury(taken, outcome.reason))
  }

  /** Tries once, within the channel's limit. */
  async function attempt({ id, lead }: TakenDelivery): Promise<Outcome> {
    const ended = new AbortController()
    const late = new AbortController()
    void clock.wait(channel.limitMilliseconds, ended.signal).then(() => late.abort())
    try {
      const signal = AbortSignal.any([late.signal, hurrying.signal])
      const outcome = await channel.attempt({ id, lead, now: clock.now(), signal })
      return late.signal.aborted && outcome.outcome === 'passing' ? { outcome: 'passing', reason: 'timeout' } : outcome
    } finally {
      ended.abort()
    }
  }

  async function deliver(taken: TakenDelivery) {
    try {
      const outcome = await attempt(taken)
      const broken = hurrying.signal.aborted && outcome.outcome === 'passing'
      await (broken ? record(() => queue.giveBack(taken)) : settle(taken, outcome))
    } catch (error) {
      // A fault of ours. The delivery is tried again like any other, and ends like any other.
      events.failed(channel.name, error)
      await settle(taken, { outcome: 'passing', reason: 'fault' })
    }
  }

  function begin(taken: TakenDelivery) {
    const delivering = deliver(taken).finally(() => {
      inFlight.delete(taken.id)
      wake()
    })
    inFlight.set(taken.id, delivering)
  }

  /** Takes what can be taken, and says how long there is nothing else to do. */
  async function takeMore(): Promise<number> {
    const now = clock.now()
    if (now.getTime() < restUntil) return restUntil - now.getTime()
    const free = AT_ONCE - inFlight.size
    if (paused || free === 0) return LOOK_MILLISECONDS
    // A hold may have run out while its end could not be written down.
    const lockedUntil = new Date(now.getTime() + HELD_MILLISECONDS)
    const taken = await queue.take(channel.name, free, now, lockedUntil, [...inFlight.keys()])
    for (const one of taken) begin(one)
    if (taken.length > 0) return 0
    const due = await queue.nextDue(channel.name, now)
    if (due === null) return LOOK_MILLISECONDS
    // It became due while the question was asked.
    if (due > now && due <= clock.now()) return 0
    return Math.min(Math.max(due.getTime() - clock.now().getTime(), CONTENDED_MILLISECONDS), LOOK_MILLISECONDS)
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const news = woken.promise
      try {
        const pause = await takeMore()
        if (pause > 0) await sleep(pause, news)
      } catch (error) {
        events.failed(channel.name, error)
        await sleep(REFUSED_MILLISECONDS, Promise.withResolvers<void>().promise)
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
      const hasten = () => hurrying.abort()
      if (hurry.aborted) hasten()
      else hurry.addEventListener('abort', hasten, { once: true })
      await running
      await Promise.all(inFlight.values())
      hurry.removeEventListener('abort', hasten)
    },
  }
}
