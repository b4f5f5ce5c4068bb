/**
 * The program cannot start, and the operator can remove the reason. The message says in one line what happened and what to do. It is
 * printed without a stack trace.
 */
export class StartError extends Error {
  override name = 'StartError' as const
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  // Node throws an AggregateError without a message if all addresses of a host refuse.
  const first = error instanceof AggregateError && error.message === '' ? error.errors[0] : error
  return (first instanceof Error ? first.message : String(first)).split('\n', 1)[0] ?? ''
}
