/** Counts the turns of the event loop until it is stopped; other requests are answered in each. */
export function countTurns() {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  return {
    get turns() {
      return turns
    },
    stop: () => clearImmediate(next),
  }
}
