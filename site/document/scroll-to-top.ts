/** Milliseconds after which a page with `data-opens-at-top` scrolls to its top. */
const DELAY = 100

/** Back and forward keep the reader's place, and a link to a part of the page leads there. */
export function scrollToTop(): void {
  if (!document.querySelector('[data-opens-at-top]') || location.hash) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') return
  setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), DELAY)
}
