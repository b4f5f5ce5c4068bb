/**
 * Puts work off until its result is first asked for: a server that starts again should soon listen, and most of its pages are
 * never asked for what has to be worked out about them.
 *
 * @returns what gives the result, worked out once; an error leaves it to be worked out again
 */
export function once<Result>(work: () => Result): () => Result {
  let done: { result: Result } | undefined
  return () => {
    done ??= { result: work() }
    return done.result
  }
}
