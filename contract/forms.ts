import * as z from 'zod/mini'
import { HONEYPOT_FIELD } from './form-markup.ts'
import { SERVICE_INTERESTS } from './plans.ts'

/** Lengths in code points, after trimming and NFC: "ชื่อ" has 4, "😀" has 1. Browser and server count alike. */
export const LIMITS = {
  fullName: { min: 2, max: 200 },
  /** RFC 5321 limits a path to 256 octets. Its two angle brackets count, so 254 remain for the address. */
  email: { min: 1, max: 254 },
  companyName: { min: 1, max: 200 },
  phoneNumber: { min: 5, max: 50 },
  subject: { min: 3, max: 200 },
  message: { min: 10, max: 5000 },
} as const

/** Limit of a JSON body. A message of 5,000 four-byte characters and all other fields fit. */
export const BODY_LIMIT_BYTES = 32 * 1024

type SignupText = 'fullName' | 'email' | 'companyName' | 'phoneNumber'
type ContactText = 'fullName' | 'email' | 'subject' | 'message'

/** The error messages of a form: one for each field, and some for special errors. */
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
  /** Keeps line breaks. Without it, line breaks become spaces, because they are usually pasted by accident. */
  multiline?: boolean
  pattern?: RegExp
  /** Runs before the length and the pattern are checked. */
  clean?: (text: string) => string
  /** Shown when the text is missing, is too short or does not match the pattern. */
  message: string
  tooLong: string
  /** Shown when the text has characters that `isUsable` refuses. */
  unusable: string
}

const countCodePoints = (text: string) => [...text].length

/** Invisible characters, which do not count towards the minimum length. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** Line ends other than LF: form posts send CRLF, word processors use the others. */
const LINE_END = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/** More combining marks in a row than any script needs (UAX #15). Normalizing thousands of them takes quadratic time. */
const PILED_MARKS = /\p{M}{31}/u

/** Databases cannot store lone surrogates. Control characters can harm terminals and mail headers. */
const isUsable = (text: string) =>
  text.isWellFormed() && !PILED_MARKS.test(text) && !/[^\P{Cc}\n\t]/u.test(text.replace(LINE_END, '\n'))

/** NFC gives each letter one spelling. NFKC is wrong here, because it splits the Thai ำ in two. */
const normalizeText = (text: string, multiline: boolean) => {
  const lines = text.normalize('NFC').replace(LINE_END, '\n')
  return (multiline ? lines : lines.replace(/[\n\t]+/g, ' ')).trim()
}

/** Schema of a required text. It cleans the text, then checks it, and reports the first error only. */
export const textFieldSchema = ({
  min,
  max,
  multiline = false,
  pattern,
  clean,
  message,
  tooLong,
  unusable,
}: TextRule) =>
  z.string(message).check(
    z.refine(isUsable, { error: unusable, abort: true }),
    z.overwrite((text) => (clean ? clean(normalizeText(text, multiline)) : normalizeText(text, multiline))),
    z.refine((text) => countCodePoints(text.replace(INVISIBLE, '').trim()) >= min, { error: message, abort: true }),
    // Checks the length before the pattern, because a regular expression may be slow on a very long text.
    z.refine((text) => countCodePoints(text) <= max, { error: tooLong, abort: true }),
    z.refine((text) => pattern === undefined || pattern.test(text), message),
  )

/** Returns a function that makes the schema of a form's text field, with its limits and messages. */
const createTextFields =
  <Field extends keyof typeof LIMITS>(
    messages: Record<Field, string> & { tooLong: Record<Field, string>; unusable: string },
  ) =>
  (field: Field, multiline = false) =>
    textFieldSchema({
      ...LIMITS[field],
      multiline,
      message: messages[field],
      tooLong: messages.tooLong[field],
      unusable: messages.unusable,
    })

/**
 * One @, dot-separated parts on both sides, and a last part that is not a number. Letters of every script are allowed, because addresses
 * such as `ข่าว@ตัวอย่าง.ไทย` exist (RFC 6531). Quoted local parts and bare host names are refused, because nobody types them on purpose.
 * `=?` is refused too. It starts an encoded word (RFC 2047), so mail programs would show one address and reply to another.
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

/** Invisible characters. Zero-width joiners are kept inside an address, because some scripts need them. */
const INVISIBLE_IN_ADDRESS = /^[\u200C\u200D]|[\u200C\u200D]$|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu

/** Punctuation that was copied along with an address. */
const SENTENCE_END = /([^.,;])[.,;]+$/

/** Asian keyboards can type full-width characters. Their code points are this much higher than those of ASCII. */
const FULL_WIDTH_OFFSET = 0xfee0

/** Extracts the address from copied text such as `Ann <ann@example.com>.` or a `mailto:` link. Leaves a text with two addresses as it is. */
const extractAddress = (text: string) =>
  text
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll('。', '.')
    .replace(INVISIBLE_IN_ADDRESS, '')
    .trim()
    .replace(SENTENCE_END, '$1')
    .replace(/^[^<>@]*<([^<>]*)>$/, '$1')
    .replace(/^mailto:([^?]*)(?:\?(?:(?!%40)[^@])*$)?/i, '$1')
    .replace(SENTENCE_END, '$1')

/** Schema of an e-mail address. */
export const emailFieldSchema = (message: string, tooLong: string, unusable: string) =>
  textFieldSchema({ ...LIMITS.email, pattern: EMAIL, clean: extractAddress, message, tooLong, unusable })

/**
 * Schema of the payload of `POST /api/signup`. An unknown field is an error.
 *
 * @example createSignupSchema(messages.en.signup).safeParse(values)
 */
export const createSignupSchema = (messages: SignupMessages) => {
  const text = createTextFields(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailFieldSchema(messages.email, messages.tooLong.email, messages.unusable),
      companyName: text('companyName'),
      phoneNumber: text('phoneNumber'),
      // A form starts without a choice, so the input type is wider than the output type.
      serviceInterest: z.pipe(z.string(messages.serviceInterest), z.enum(SERVICE_INTERESTS, messages.serviceInterest)),
      termsAccepted: z.pipe(z.boolean(messages.termsAccepted), z.literal(true, messages.termsAccepted)),
      [HONEYPOT_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** Valid values of a signup, cleaned. */
export type SignupRequest = z.output<ReturnType<typeof createSignupSchema>>

/**
 * Schema of the payload of `POST /api/contact`. An unknown field is an error.
 *
 * @example createContactSchema(messages.th.contact).safeParse(values)
 */
export const createContactSchema = (messages: ContactMessages) => {
  const text = createTextFields(messages)
  return z.strictObject(
    {
      fullName: text('fullName'),
      email: emailFieldSchema(messages.email, messages.tooLong.email, messages.unusable),
      subject: text('subject'),
      message: text('message', true),
      [HONEYPOT_FIELD]: z.optional(z.string(messages.unknownField)),
    },
    messages.unknownField,
  )
}

/** Valid values of a contact message, cleaned. */
export type ContactMessage = z.output<ReturnType<typeof createContactSchema>>
