/** How long after a visit has begun a page with `data-opens-at-top` scrolls to its top, in milliseconds. */
const DELAY = 100

/**
 * A new visit to such a page starts at its top, whatever the browser had in mind. Back, forward and reload keep the
 * place where the reader was, and a link to a part of the page leads there.
 */
export function openAtTop(): void {
  if (!document.querySelector('[data-opens-at-top]') || location.hash) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate') return
  setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), DELAY)
}
