import { setTimeout } from 'node:timers/promises'
import { DAY, HOUR } from '../../contract/time.ts'

/** The time. Code gets a clock as a parameter, so that a test can let days pass without waiting. */
export interface Clock {
  now(): Date
  /** Resolves after this time, or when the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}

/** A server checks its clock every hour. A larger step is an outage or a wrong clock, which nobody can tell apart. */
const MAX_STEP = 6 * HOUR
const MAX_OUTAGE = 100 * DAY
const MAX_BEHIND = DAY

/** The clock cannot be believed, so nothing may be deleted by it. */
export class ClockError extends Error {
  override name = 'ClockError' as const
}

/**
 * Decides whether the clock can be believed. Everything that deletes by time uses the result instead of the clock. It is at most a few
 * hours after the last check: after an outage, each check brings it closer to the clock.
 *
 * @throws ClockError if the clock is far from the last check
 */
export function believedTime(now: Date, lastCheck: Date): Date {
  const ahead = now.getTime() - lastCheck.getTime()
  if (ahead <= MAX_OUTAGE && ahead >= -MAX_BEHIND)
    return new Date(Math.min(now.getTime(), lastCheck.getTime() + MAX_STEP))
  throw new ClockError(
    `The clock says ${now.toISOString()}, but the last check was at ${lastCheck.toISOString()}. Nothing is deleted by age. Correct the clock. If it is right, run "npm run leads -- confirm-clock".`,
  )
}
