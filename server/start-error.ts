/**
 * The program cannot start for a reason that whoever starts it can remove. The message is one line that says what to do and is
 * printed without a stack. Any other error during the start is a defect of the program.
 */
export class StartError extends Error {
  override name = 'StartError' as const
  /** In capitals, such as `BAD_SETTING`. */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The first line of an error's message. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
