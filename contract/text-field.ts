import * as z from 'zod/mini'

interface TextRule {
  min: number
  max: number
  /** Several lines may be typed. Elsewhere a line break is a pasted accident and becomes a space. */
  multiline?: boolean
  pattern?: RegExp
  /** Said when the text is missing, not a text, too short or against the pattern. */
  message: string
  tooLong: string
}

/** Length in code points, as a person counts letters and not as UTF-16 stores them. */
const lengthOf = (text: string) => [...text].length

/**
 * One spelling for each text. NFC makes two ways of writing the same letter equal; never NFKC, which takes
 * the Thai ำ apart. A form post ends lines with CRLF and a script with LF. Lone surrogates and control characters cannot be
 * stored everywhere (PostgreSQL refuses NUL) and would act up in a terminal or a mail header.
 */
const normalized = (text: string, multiline: boolean) => {
  const lines = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n')
  return (multiline ? lines.replace(/[^\P{Cc}\n\t]/gu, '') : lines.replace(/\p{Cc}+/gu, ' ')).trim()
}

/** A required text, cleaned before it is checked. Reports its first fault only. */
export const textField = ({ min, max, multiline = false, pattern, message, tooLong }: TextRule) =>
  z.string(message).check(
    z.overwrite((text) => normalized(text, multiline)),
    z.refine((text) => lengthOf(text) >= min, { error: message, abort: true }),
    // Before the pattern, so that no expression is ever run over an overlong text.
    z.refine((text) => lengthOf(text) <= max, { error: tooLong, abort: true }),
    z.refine((text) => pattern === undefined || pattern.test(text), message),
  )
