/** The map with the night on it is drawn for the moment of the build, and moves once somebody looks at it. */
export function runClockInView(): void {
  const clock = document.querySelector<HTMLElement>('[data-clock]')
  if (!clock) return
  const sight = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    sight.disconnect()
    const { runClock } = await import('../instruments/clock/run-clock.ts')
    runClock(clock)
  })
  sight.observe(clock)
}
