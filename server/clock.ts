import { setTimeout } from 'node:timers/promises'

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
