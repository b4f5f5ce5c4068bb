/**
 * Puts requests into a queue and lets one pass per turn of the event loop: many at once that each take a while must not delay other
 * visitors.
 */
export function oneATurn(): () => Promise<void> {
  let last = Promise.resolve()
  return () => {
    last = last.then(() => new Promise((resolve) => setImmediate(resolve)))
    return last
  }
}
