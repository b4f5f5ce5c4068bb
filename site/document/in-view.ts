import { everyMinute } from '../browser/every-minute.ts'

/** How long to wait before what did not come is asked for again, in milliseconds. */
const AGAIN = 10_000

/** Begins with the first element of a kind when it comes into view, and asks again in a while for what did not come; a page may have none. */
export function whenSeen(selector: string, get: () => Promise<(element: HTMLElement) => void>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    get().then(
      (begin) => begin(element),
      () => setTimeout(() => sight.observe(element), AGAIN),
    )
  })
  sight.observe(element)
}

/** What moves by itself begins when somebody looks at it, and its script comes for that alone. */
export function beginInView(): void {
  // The map with the night on it, drawn for the moment of the build.
  whenSeen('[data-clock]', async () => {
    const { clockOf } = await import('../instruments/clock/clock-of.ts')
    return (clock) => everyMinute(clockOf(clock))
  })
}
