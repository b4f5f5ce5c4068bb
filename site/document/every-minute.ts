import { MINUTE } from '../../contract/time.ts'

/**
 * Does something now, whenever a minute of the clock begins, and as soon as the page is seen again: a phone's clock goes on while it
 * sleeps or shows other pages, and timers do not.
 */
export function everyMinute(tell: () => void): void {
  const tick = () => {
    tell()
    setTimeout(tick, MINUTE - (Date.now() % MINUTE))
  }
  tick()
  document.addEventListener('visibilitychange', tell)
}
