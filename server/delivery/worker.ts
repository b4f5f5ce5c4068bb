import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { DAY, HOUR, MINUTE } from '../../contract/time.ts'
import type { Tables } from '../database/tables.ts'
import type { Clock } from '../settings/clock.ts'
import type { Channel, ChannelName, Outcome } from './channel.ts'
import {
  correctDeliveryTimes,
  type DeliveryChange,
  type LeasedDelivery,
  leaseDueDeliveries,
  recordOutcome,
} from './outbox.ts'

/** The largest number of deliveries that a channel sends at the same time. */
const MAX_CONCURRENT = 4

/** Interval of looking for due deliveries. A new lead wakes the worker at once. */
const POLL_MILLISECONDS = 10_000

const DATABASE_RETRY_MILLISECONDS = 2_000

const LONGEST_DELAY = DAY

/** Delays after the first, second … failed attempt, then the longest one. */
const RETRY_DELAYS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR]

interface Dependencies {
  readonly db: Kysely<Tables>
  readonly clock: Clock
  readonly log: FastifyBaseLogger
  /** When aborted, the worker starts no more attempts. */
  readonly stopSignal: AbortSignal
  /** When aborted, the worker also aborts attempts in flight. */
  readonly abortSignal: AbortSignal
}

export interface Worker {
  /** Looks for due deliveries now. */
  wake(): void
  /** Resolves after a stop, when no attempt is in flight. */
  readonly ended: Promise<void>
}

const SETTINGS: Record<ChannelName, string> = {
  team_mail: 'SMTP_URL, MAIL_FROM and LEADS_MAIL_TO',
  sender_mail: 'SMTP_URL and MAIL_FROM',
  webhook: 'WEBHOOK_URL and WEBHOOK_SECRET',
}

/** Logs no personal data. */
function logAttempt(log: FastifyBaseLogger, { channel, leadId: lead, attempts }: LeasedDelivery, outcome: Outcome) {
  const line = { channel, lead, attempts, ...outcome }
  if (outcome.result === 'delivered') log.info(line, 'a lead was delivered')
  else if (outcome.result === 'rejected') log.error(line, 'a delivery was rejected: run "leads retry" if it is needed')
  else if (outcome.settingsRefused) log.error(line, `the receiver refuses us: check ${SETTINGS[channel]}, then restart`)
  else log.warn(line, 'a delivery failed and will be tried again')
}

/** The columns to store after an attempt. */
function changeAfter(outcome: Outcome, attempts: number, now: Date): DeliveryChange {
  if (outcome.result === 'delivered') return { state: 'delivered', deliveredAt: now.toISOString(), lastError: null }
  const { reason: lastError } = outcome
  if (outcome.result === 'rejected') return { state: 'rejected', lastError }
  const asked = (outcome.retryAfterSeconds ?? 0) * 1000
  const delay = Math.min(Math.max(RETRY_DELAYS[attempts - 1] ?? LONGEST_DELAY, asked), LONGEST_DELAY)
  const next = new Date(now.getTime() + delay)
  return { nextAttemptAt: next.toISOString(), lastError }
}

/**
 * Sends the deliveries of one channel until it is stopped. At least once: after a lost response or a crash, a delivery is sent again with
 * the same id.
 */
export function startWorker(channel: Channel, { db, clock, log, stopSignal, abortSignal }: Dependencies): Worker {
  const { name } = channel
  const inFlight = new Set<Promise<void>>()
  let sleep = new AbortController()
  const wake = () => sleep.abort()

  async function send({ lead, recipient }: LeasedDelivery): Promise<Outcome> {
    const timeout = AbortSignal.timeout(channel.timeoutMilliseconds)
    const signal = AbortSignal.any([timeout, abortSignal])
    try {
      const outcome = await channel.send({ lead, recipient, now: clock.now(), signal })
      return outcome.result === 'retry' && timeout.aborted ? { result: 'retry', reason: 'timeout' } : outcome
    } catch (error) {
      log.error({ channel: name, err: error }, 'a delivery failed unexpectedly')
      return { result: 'retry', reason: 'fault' }
    }
  }

  async function deliver(delivery: LeasedDelivery) {
    const outcome = await send(delivery)
    logAttempt(log, delivery, outcome)
    const change = changeAfter(outcome, delivery.attempts, clock.now())
    // Tries until the outcome is stored, because a delivery without a stored outcome is sent again.
    for (let isFirst = true; ; isFirst = false) {
      try {
        return await recordOutcome(db, delivery, change)
      } catch (err) {
        if (isFirst) log.error({ channel: name, err }, 'the outcome of a delivery could not be stored; trying again')
        if (abortSignal.aborted) return
        await clock.wait(DATABASE_RETRY_MILLISECONDS, abortSignal)
      }
    }
  }

  async function run() {
    let corrected = new Date(0)
    let hasFailed = false
    while (!stopSignal.aborted) {
      sleep = new AbortController()
      try {
        const now = clock.now()
        const sinceCorrection = now.getTime() - corrected.getTime()
        // Not each time, because it reads all waiting rows.
        if (sinceCorrection < 0 || sinceCorrection >= POLL_MILLISECONDS) {
          // After the clock went back, each next attempt is too late. Another server's clock may have been ahead, too.
          const isBack = sinceCorrection < -MINUTE
          const latest = isBack ? now : new Date(now.getTime() + LONGEST_DELAY + MINUTE)
          await correctDeliveryTimes(db, name, { now, latest })
          corrected = now
        }
        if (hasFailed) log.info({ channel: name }, 'due deliveries can be read again')
        hasFailed = false
        const free = MAX_CONCURRENT - inFlight.size
        const due = free > 0 ? await leaseDueDeliveries(db, name, free, now) : []
        for (const delivery of due) {
          const delivering = deliver(delivery).finally(() => {
            inFlight.delete(delivering)
            wake()
          })
          inFlight.add(delivering)
        }
        if (due.length > 0) continue
        const next = now.getTime() + POLL_MILLISECONDS - clock.now().getTime()
        await clock.wait(Math.min(next, POLL_MILLISECONDS), sleep.signal)
      } catch (err) {
        // Once, and not every two seconds while the database is away.
        if (!hasFailed) log.error({ channel: name, err }, 'due deliveries could not be read; trying again')
        hasFailed = true
        await clock.wait(DATABASE_RETRY_MILLISECONDS, stopSignal)
      }
    }
    await Promise.all(inFlight)
  }

  return { wake, ended: run() }
}
