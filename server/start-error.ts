/**
 * The program cannot start for a reason that whoever starts it can remove. The message is one line that says what to do and is
 * printed without a stack. Any other error during the start is a defect of the program.
 */
export class StartError extends Error {
  override name = 'StartError' as const
}

/** The first line of an error's message. */
export function reasonOf(error: unknown): string {
  // When a host has several addresses and all refuse, Node throws an AggregateError without a message.
  const first = error instanceof AggregateError && error.message === '' ? error.errors[0] : error
  return (first instanceof Error ? first.message : String(first)).split('\n', 1)[0] ?? ''
}
