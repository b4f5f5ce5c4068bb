/** How long after a visit has begun a page with `data-opens-at-top` scrolls to its top, in milliseconds. */
const DELAY = 100

/**
 * Such a page starts at its top, also when it is loaded anew half way down. Back and forward keep the place where the
 * reader was, and a link to a part of the page leads there.
 */
export function openAtTop(): void {
  if (!document.querySelector('[data-opens-at-top]') || location.hash) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'back_forward') return
  // A browser goes back to the place before a reload as soon as the page is long enough, which may be later than this.
  history.scrollRestoration = 'manual'
  // Nor may a reader who has followed a link to a part of the page, and goes back, be left there.
  for (const end of ['click', 'pagehide'])
    addEventListener(end, () => {
      history.scrollRestoration = 'auto'
    })
  setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), DELAY)
}
