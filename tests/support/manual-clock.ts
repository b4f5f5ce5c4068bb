import type { Clock } from '../../server/clock.ts'

export interface ManualClock extends Clock {
  /** Lets so much time pass at once. */
  advance(milliseconds: number): void
  /** How many wait for time to pass. */
  readonly waiting: number
}

/** A clock that stands still until it is told otherwise, so that a test may wait four days. */
export function manualClock(start: Date = new Date()): ManualClock {
  let now = start.getTime()
  const waiting = new Set<{ until: number; resolve: () => void }>()

  return {
    now: () => new Date(now),
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || milliseconds <= 0) return resolve()
        const entry = { until: now + milliseconds, resolve }
        waiting.add(entry)
        signal.addEventListener('abort', () => {
          waiting.delete(entry)
          resolve()
        })
      }),
    get waiting() {
      return waiting.size
    },
    advance(milliseconds) {
      now += milliseconds
      for (const entry of waiting) {
        if (entry.until > now) continue
        waiting.delete(entry)
        entry.resolve()
      }
    },
  }
}
