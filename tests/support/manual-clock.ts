import type { Clock } from '../../server/clock.ts'

export interface ManualClock extends Clock {
  advance(milliseconds: number): void
}

/** A clock that moves only when a test advances it. */
export function createManualClock(start: Date = new Date()): ManualClock {
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
