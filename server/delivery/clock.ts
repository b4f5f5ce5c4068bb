import { setTimeout } from 'node:timers/promises'

/** The time, and waiting for it. Tests bring their own, so that days pass without anyone sleeping. */
export interface Clock {
  now(): Date
  /** Resolves when the time has passed, or as soon as the signal is given. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>
}

export const systemClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal, ref: false }).catch(() => undefined),
}
