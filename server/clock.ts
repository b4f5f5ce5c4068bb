import { setTimeout } from 'node:timers/promises'

/**
 * The time, and waiting for it. Only the programs' entries name the system's clock; everything else is given a clock, or its `now`,
 * so that tests can let days pass without waiting.
 */
export interface Clock {
  now(): Date
  /** Resolves when the time has passed, or as soon as the signal is given. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}
