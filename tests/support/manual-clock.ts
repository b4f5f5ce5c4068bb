import type { Clock } from '../../server/clock.ts'

export interface ManualClock extends Clock {
  /** Advances the clock. */
  advance(milliseconds: number): void
  /** Number of pending timers. */
  readonly waiting: number
}

/** A clock that only moves when a test advances it, so that a test can wait four days. */
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
