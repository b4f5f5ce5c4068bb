import * as z from 'zod/mini'
import { TRAP_FIELD } from './form-markup.ts'
import { SERVICE_INTERESTS } from './plans.ts'

/**
 * How long a value may be, in code points after trimming and NFC, so that browser and server count alike: "ชื่อ" is 4, an emoji is 1.
 */
export const LIMITS = {
  fullName: { min: 2, max: 200 },
  /** RFC 5321's longest path is 256 octets, angle brackets included. */
  email: { min: 1, max: 254 },
  companyName: { min: 1, max: 200 },
  phoneNumber: { min: 5, max: 50 },
  subject: { min: 3, max: 200 },
  message: { min: 10, max: 5000 },
} as const

/**
 * The largest submission of a script, in bytes of UTF-8. 5,000 characters of four bytes each and every other field fit. A posted form may be
 * longer (`FORM_BODY_LIMIT` in server/leads/lead-routes.ts).
 */
export const BODY_LIMIT_BYTES = 32 * 1024

type SignupText = 'fullName' | 'email' | 'companyName' | 'phoneNumber'
type ContactText = 'fullName' | 'email' | 'subject' | 'message'

/** The messages of a form: for each field that is missing or wrong, for a text that is too long, for unusable characters, for an unknown field. */
type FormMessages<Field extends string, Text extends Field> = Record<Field, string> & {
  tooLong: Record<Text, string>
  unusable: string
  unknownField: string
}

export type SignupMessages = FormMessages<SignupText | 'serviceInterest' | 'termsAccepted', SignupText>
export type ContactMessages = FormMessages<ContactText, ContactText>

interface TextRule {
  min: number
  max: number
  /** Several lines may be typed. Elsewhere a line break is a pasted accident and becomes a space. */
  multiline?: boolean
  pattern?: RegExp
  /** Removes invisible characters that were copied with the text. */
  plain?: (text: string) => string
  /** Shown when the text is missing, not a text, too short or against the pattern. */
  message: string
  tooLong: string
  /** Shown if it contains characters that cannot be typed. */
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

/**
 * One @, dot-separated parts on both sides, and a last part that cannot be a number: the shape a person
 * means by an e-mail address. Letters of every script are let in, because addresses such as `ข่าว@ตัวอย่าง.ไทย`
 * exist (RFC 6531). Quoted local parts and bare host names are not: nobody types them on purpose. Nor is `=?`, with which an encoded
 * word begins (RFC 2047): mail programs would show another address than the one that is answered.
 */
const EMAIL = (() => {
  const atom = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
  const letters = '[\\p{L}\\p{M}\\p{N}]'
  const label = `${letters}(?:[\\p{L}\\p{M}\\p{N}-]*${letters})?`
  return new RegExp(
    `^(?![^@]*=\\?)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?!\\p{N}+$)${letters}[\\p{L}\\p{M}\\p{N}-]*${letters}$`,
    'u',
  )
})()

/** Invisible characters that no address has. Joiners may be inside an address, but not at its ends. */
const INVISIBLE_IN_ADDRESS = /^[\u200C\u200D]|[\u200C\u200D]$|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/** Punctuation after an address that was copied out of a sentence or a list. */
const SENTENCE_END = /([^.,;])[.,;]+$/

/** Distance between a full-width character of a Japanese or Chinese keyboard and its ASCII counterpart. */
const WIDE = 0xfee0

/** Takes the address out of text copied from a chat, a mail, a link or a sentence: `Ann <ann@example.com>.` Two addresses are left as they are. */
const addressAlone = (text: string) =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE))
    .replaceAll('。', '.')
    .replace(INVISIBLE_IN_ADDRESS, '')
    .trim()
    .replace(SENTENCE_END, '$1')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*)(?:\?(?:(?!%40)[^@])*$)?/i, '$1')
    .replace(SENTENCE_END, '$1')

/** The e-mail rule of both forms, the same in browser and server. */
export const emailField = (message: string, tooLong: string, unusable: string) =>
  textField({ ...LIMITS.email, pattern: EMAIL, plain: addressAlone, message, tooLong, unusable })

/**
 * The payload of `POST /api/signup`. Strict: a field it does not know is an error.
 *
 * @example signupRequest(messages.en.signup).safeParse(values)
 */
export const signupRequest = (messages: SignupMessages) => {
  const text = textFieldsOf(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailField(messages.email, messages.tooLong.email, messages.unusable),
      companyName: text('companyName'),
      phoneNumber: text('phoneNumber'),
      // A form starts without a choice, so the input type is wider than the output type.
      serviceInterest: z.pipe(z.string(messages.serviceInterest), z.enum(SERVICE_INTERESTS, messages.serviceInterest)),
      termsAccepted: z.pipe(z.boolean(messages.termsAccepted), z.literal(true, messages.termsAccepted)),
      [TRAP_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** The stored values: cleaned and complete, with the terms accepted. */
export type SignupRequest = z.output<ReturnType<typeof signupRequest>>

/**
 * The payload of `POST /api/contact`. Strict: a field it does not know is an error.
 *
 * @example contactMessage(messages.th.contact).safeParse(values)
 */
export const contactMessage = (messages: ContactMessages) => {
  const text = textFieldsOf(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailField(messages.email, messages.tooLong.email, messages.unusable),
      subject: text('subject'),
      message: text('message', true),
      [TRAP_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** The stored values: cleaned and complete. */
export type ContactMessage = z.output<ReturnType<typeof contactMessage>>
