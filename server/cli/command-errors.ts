/** The command cannot be understood, or something is missing from it; the message says what, in a line, and which command helps. */
export class Misuse extends Error {
  override name = 'Misuse' as const
  readonly code = 'MISUSE'
}

/** The command was understood but cannot be carried out; the message says why. */
export class NotPossible extends Error {
  override name = 'NotPossible' as const
  readonly code = 'NOT_POSSIBLE'
}
