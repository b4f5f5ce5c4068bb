type StartErrorCode =
  | 'BAD_SETTING'
  | 'BAD_ARGUMENT'
  | 'SITE_NOT_BUILT'
  | 'SITE_OUTDATED'
  | 'DATABASE_NOT_OPENED'
  | 'MIGRATION_FAILED'
  | 'DATABASE_IN_USE'
  | 'ADDRESS_TAKEN'

/**
 * What stands in the way, for whoever says it in another language than the message; only for what the staff's tool meets, too.
 * `reason` is the system's or the database's own line.
 */
export type StartFault =
  /** Each a variable that has no fitting value, or two that contradict each other: a `SettingFault` of the configuration. */
  | { readonly is: 'settings'; readonly faults: readonly string[] }
  | { readonly is: 'settingsFileUnreadable'; readonly file: string; readonly reason: string }
  /** Without `file`, the database is PostgreSQL's. */
  | { readonly is: 'databaseNotOpened'; readonly file?: string; readonly reason: string }
  /** PostgreSQL's certificate is by an authority that this side does not know. */
  | { readonly is: 'databaseNotProved'; readonly reason: string }
  | { readonly is: 'databaseMissing'; readonly file: string }
  | { readonly is: 'tablesOfEarlierVersion' }
  /** `change` is the later version's migration. */
  | { readonly is: 'tablesTooNew'; readonly change: string }

/**
 * The program cannot start for a reason that whoever starts it can remove. The message is one line that says what to do and is
 * printed without a stack. Any other error during the start is a defect of the program.
 */
export class StartError extends Error {
  override name = 'StartError' as const
  readonly code: StartErrorCode
  readonly fault: StartFault | undefined

  constructor(code: StartErrorCode, message: string, options?: ErrorOptions & { readonly fault?: StartFault }) {
    super(message, options)
    this.code = code
    this.fault = options?.fault
  }
}

/** What puts a built site right that is not there or not whole: a checkout builds it, a deployed machine has it from a release. */
export const MAKE_WHOLE = 'run npm run build, or unpack the release anew'

/** The first line of an error's message. */
export const reasonOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? ''
