import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

interface TextRule {
  min: number
  max: number
  /** Several lines may be typed. Elsewhere a line break is a pasted accident and becomes a space. */
  multiline?: boolean
  pattern?: RegExp
  /** Takes off what came along when the text was copied, and is no part of it. */
  plain?: (text: string) => string
  /** Said when the text is missing, not a text, too short or against the pattern. */
  message: string
  tooLong: string
  /** Said when something is in it that nobody types. */
  unusable: string
}

/** Length in code points, as a person counts letters and not as UTF-16 stores them. */
const lengthOf = (text: string) => [...text].length

/** Characters that cannot be seen. They do not count towards the minimum length. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Line endings: CRLF from form posts, LF from scripts, other characters from word processors. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * More marks on one letter than any script has (UAX #15, stream-safe text). Normalizing thousands of them takes time that grows
 * with the square of their number.
 */
const PILED_MARKS = /\p{M}{31}/u

/** Whether a text has no lone surrogates, which databases cannot store, and no control characters, which harm terminals and mail headers. */
const isUsable = (text: string) =>
  text.isWellFormed() && !PILED_MARKS.test(text) && !/[^\P{Cc}\n\t]/u.test(text.replace(LINE_END, '\n'))

/**
 * One spelling for each text. NFC makes two ways of writing the same letter equal; never NFKC, which takes
 * the Thai ำ apart.
 */
const normalized = (text: string, multiline: boolean) => {
  const lines = text.normalize('NFC').replace(LINE_END, '\n')
  return (multiline ? lines : lines.replace(/[\n\t]+/g, ' ')).trim()
}

/** A required text, cleaned before it is checked. Reports its first fault only. */
export const textField = ({ min, max, multiline = false, pattern, plain, message, tooLong, unusable }: TextRule) =>
  z.string(message).check(
    z.refine(isUsable, { error: unusable, abort: true }),
    z.overwrite((text) => (plain ? plain(normalized(text, multiline)) : normalized(text, multiline))),
    z.refine((text) => lengthOf(text.replace(INVISIBLE, '').trim()) >= min, { error: message, abort: true }),
    // Before the pattern, so that no expression is ever run over an overlong text.
    z.refine((text) => lengthOf(text) <= max, { error: tooLong, abort: true }),
    z.refine((text) => pattern === undefined || pattern.test(text), message),
  )

/** The text fields of one form, with the limits and the messages of each. */
export const textFieldsOf =
  <Field extends keyof typeof LIMITS>(
    messages: Record<Field, string> & { tooLong: Record<Field, string>; unusable: string },
  ) =>
  (field: Field, multiline = false) =>
    textField({
      ...LIMITS[field],
      multiline,
      message: messages[field],
      tooLong: messages.tooLong[field],
      unusable: messages.unusable,
    })
