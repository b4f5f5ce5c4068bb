/** Whether the browser may have put back what stood in a form when its page was left, as it does on the way back and in a reload. */
export function mayBeRestored(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type !== 'navigate'
}
