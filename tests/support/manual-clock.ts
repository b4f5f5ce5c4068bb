import type { Clock } from '../../server/settings/clock.ts'

export interface ManualClock extends Clock {
  advance(milliseconds: number): void
  /** Sets the clock forward or back. Waits go on, because they do not depend on it. */
  jump(milliseconds: number): void
}

/** A clock that moves only when a test advances it. */
export function createManualClock(start: Date = new Date()): ManualClock {
  let elapsed = 0
  let offset = start.getTime()
  const waiting = new Set<{ until: number; resolve: () => void }>()

  return {
    now: () => new Date(offset + elapsed),
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted || milliseconds <= 0) return resolve()
        const entry = { until: elapsed + milliseconds, resolve }
        waiting.add(entry)
        signal.addEventListener('abort', () => {
          waiting.delete(entry)
          resolve()
        })
      }),
    advance(milliseconds) {
      elapsed += milliseconds
      for (const entry of waiting) {
        if (entry.until > elapsed) continue
        waiting.delete(entry)
        entry.resolve()
      }
    },
    jump(milliseconds) {
      offset += milliseconds
    },
  }
}
