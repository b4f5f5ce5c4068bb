type StartErrorCode =
  | 'BAD_SETTING'
  | 'BAD_ARGUMENT'
  | 'SITE_NOT_BUILT'
  | 'SITE_OUTDATED'
  | 'DATABASE_NOT_OPENED'
  | 'MIGRATION_FAILED'
  | 'ADDRESS_TAKEN'

/**
 * Something outside the program keeps it from starting, and whoever started it can mend it. The message is one
 * line that says what to do; it is printed as it is, without a stack. Anything else that ends the start is a fault of ours.
 */
export class StartError extends Error {
  override name = 'StartError' as const
  readonly code: StartErrorCode

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The first line of what went wrong, for a message that has to fit on one. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
