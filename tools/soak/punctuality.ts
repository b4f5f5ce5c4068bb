import { loadavg } from 'node:os'

const EVERY_MILLISECONDS = 50

/** So late, a machine has too much to do, and whatever takes time on it takes longer than it would. */
const LATE_MILLISECONDS = 250

export type Punctuality = ReturnType<typeof watchTimers>

/**
 * How late this program's own timers are. It does little, so where they are late the machine is, for the servers as well: what a
 * time was then says nothing of them.
 */
export function watchTimers() {
  let due = performance.now() + EVERY_MILLISECONDS
  let lastLate = Number.NEGATIVE_INFINITY
  let late = 0
  let longest = 0
  let load = 0
  const start = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - due > LATE_MILLISECONDS) {
      lastLate = now
      late += now - due
    }
    longest = Math.max(longest, now - due)
    load = Math.max(load, loadavg()[0] ?? 0)
    due = now + EVERY_MILLISECONDS
  }, EVERY_MILLISECONDS).unref()
  return {
    /** Whether they were late at any time from a moment until now, the timer that is overdue included. */
    wasLate: (since: number) => lastLate >= since || performance.now() - due > LATE_MILLISECONDS,
    /** @returns the part of the time in which they were late, by how much at most in milliseconds, and the highest load */
    stop() {
      clearInterval(timer)
      return { share: late / (performance.now() - start), longest, load }
    },
  }
}
