/**
 * A command cannot be understood, or something is missing from it: the message says what, in a line. Without one there is nothing to say
 * but how it is called.
 */
export class Misuse extends Error {
  override name = 'Misuse' as const
  readonly code = 'MISUSE'
}

/** The command was understood but cannot be carried out; the message says why. */
export class NotPossible extends Error {
  override name = 'NotPossible' as const
  readonly code = 'NOT_POSSIBLE'
}
