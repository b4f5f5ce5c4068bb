/** How long to wait before what did not come is asked for again, in milliseconds. */
const AGAIN = 10_000

/** Calls back once, when the first element of a kind comes into view, and again in a while as long as it fails; a page may have none. */
export function whenSeen(selector: string, begin: (element: HTMLElement) => Promise<void>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) return
  const sight = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    begin(element).catch(() => setTimeout(() => sight.observe(element), AGAIN))
  })
  sight.observe(element)
}

/** What moves by itself begins when somebody looks at it, and its script comes for that alone. */
export function beginInView(): void {
  // The home page's testimonials.
  whenSeen('.carousel', async (region) => {
    const { turnCarousel } = await import('../islands/carousel/turn-carousel.ts')
    turnCarousel(region)
  })
  // The map with the night on it, drawn for the moment of the build.
  whenSeen('[data-clock]', async (clock) => {
    const { runClock } = await import('../instruments/clock/run-clock.ts')
    runClock(clock)
  })
}
