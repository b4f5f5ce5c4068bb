import * as z from 'zod/mini'
import { type FormName, HONEYPOT_FIELD } from './form-markup.ts'
import type { Locale } from './locale.ts'
import { SERVICE_INTERESTS } from './plans.ts'

/** Lengths in code points, after trimming and NFC: "ชื่อ" has 4, "😀" has 1. Browser and server count alike. */
interface TextRule {
  /** `lines` keeps line breaks. In the other kinds they become spaces, because they are usually pasted by accident. */
  kind: 'text' | 'lines' | 'email' | 'phone'
  min: number
  max: number
  /** For the browser's autofill. */
  autoComplete?: string
}

interface ChoiceRule {
  kind: 'choice'
  options: readonly string[]
}

/** `heading` is the field's name for the team: in mails, CSV and `leads show`. */
export type FieldRule = ((TextRule | ChoiceRule) & { heading: Record<Locale, string> }) | { kind: 'terms' }

const fullName = {
  kind: 'text',
  min: 2,
  max: 200,
  autoComplete: 'name',
  heading: { en: 'Name', th: 'ชื่อ' },
} as const

/** RFC 5321 limits a path to 256 octets. Its two angle brackets count, so 254 remain for the address. */
const email = {
  kind: 'email',
  min: 1,
  max: 254,
  autoComplete: 'email',
  heading: { en: 'Email', th: 'อีเมล' },
} as const

/**
 * The fields of the forms. All are required. A new field also needs its label and error messages in both languages (`forms.yaml`), a line
 * in its form (`site/islands/forms`), and a column (a migration, listed in `server/database/open.ts`). Schema, webhook, team's mail, `leads` and CSV take
 * their fields from here. Types, build and tests name what is missing.
 */
export const FORM_FIELDS = {
  signup: {
    fullName,
    email,
    companyName: {
      kind: 'text',
      min: 1,
      max: 200,
      autoComplete: 'organization',
      heading: { en: 'Company', th: 'บริษัท' },
    },
    phoneNumber: { kind: 'phone', min: 5, max: 50, autoComplete: 'tel', heading: { en: 'Phone', th: 'โทรศัพท์' } },
    serviceInterest: { kind: 'choice', options: SERVICE_INTERESTS, heading: { en: 'Plan', th: 'แพ็กเกจ' } },
    termsAccepted: { kind: 'terms' },
  },
  contact: {
    fullName,
    email,
    subject: { kind: 'text', min: 3, max: 200, heading: { en: 'Subject', th: 'หัวข้อ' } },
    message: { kind: 'lines', min: 10, max: 5000, heading: { en: 'Message', th: 'ข้อความ' } },
  },
} as const satisfies Record<FormName, Record<string, FieldRule>>

type Rules<Form extends FormName> = (typeof FORM_FIELDS)[Form]
export type FieldName<Form extends FormName> = keyof Rules<Form> & string

type ValueOf<Rule> = Rule extends { options: readonly (infer Option)[] }
  ? Option
  : Rule extends { kind: 'terms' }
    ? true
    : string

type Honeypot = { [HONEYPOT_FIELD]?: string | undefined }

/** Valid values of a form, cleaned. */
export type FormValues<Form extends FormName> = Honeypot & {
  [Field in FieldName<Form>]: ValueOf<Rules<Form>[Field]>
}

/** Typed values of a form. It starts without a choice. */
export type FormInput<Form extends FormName> = Honeypot & {
  [Field in FieldName<Form>]: Rules<Form>[Field] extends { kind: 'terms' } ? boolean : string
}

type AnyRules = Rules<'signup'> & Rules<'contact'>

/** A column for each field of both forms. The server stores the acceptance of the terms as their version and the time. */
export type StoredValues = {
  [Field in keyof AnyRules as AnyRules[Field] extends { kind: 'terms' } ? never : Field]: ValueOf<AnyRules[Field]>
}

interface FieldMessages {
  /** Shown for a value that is missing, too short or wrong. `{minLength}` is the smallest length. */
  missing: string
  /** `{n}` is the largest length. */
  tooLong?: string | undefined
}

export type FormMessages<Form extends FormName> = Record<FieldName<Form>, FieldMessages>

export interface CommonMessages {
  /** Shown when a text has characters that `isUsable` refuses. */
  unusable: string
  unknownField: string
}

/** The rules of a form, in the order of its fields. */
export const fieldRules = (form: FormName): Record<string, FieldRule> => FORM_FIELDS[form]

/** Limit of a JSON body. A message of 5,000 four-byte characters and all other fields fit. */
export const BODY_LIMIT_BYTES = 32 * 1024

interface TextOptions {
  min: number
  max: number
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

/** Databases cannot store lone surrogates (`Cs`). Control characters can harm terminals and mail headers. */
const isUsable = (text: string) =>
  !PILED_MARKS.test(text) && !/\p{Cs}|[^\P{Cc}\n\t]/u.test(text.replace(LINE_END, '\n'))

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
}: TextOptions) =>
  z.string(message).check(
    z.refine(isUsable, { error: unusable, abort: true }),
    z.overwrite((text) => (clean ? clean(normalizeText(text, multiline)) : normalizeText(text, multiline))),
    z.refine((text) => countCodePoints(text.replace(INVISIBLE, '').trim()) >= min, { error: message, abort: true }),
    // Checks the length before the pattern, because a regular expression may be slow on a very long text.
    z.refine((text) => countCodePoints(text) <= max, { error: tooLong, abort: true }),
    z.refine((text) => pattern === undefined || pattern.test(text), message),
  )

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

/** Schema of an email address. */
export const emailFieldSchema = (message: string, tooLong: string, unusable: string) =>
  textFieldSchema({ ...email, pattern: EMAIL, clean: extractAddress, message, tooLong, unusable })

/** Fills in a number, without `Intl`, which loads slowly on phones. No-break spaces keep it with its unit. */
const fillInNumber = (message: string, number: number) =>
  message.replace(/( ?)\{(?:n|minLength)\}( ?)/, (_, before: string, after: string) =>
    `${before}${String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')}${after}`.replaceAll(' ', '\u00A0'),
  )

function fieldSchema(rule: FieldRule, { missing, tooLong: longest = missing }: FieldMessages, unusable: string) {
  if (rule.kind === 'terms') return z.pipe(z.boolean(missing), z.literal(true, missing))
  if (rule.kind === 'choice') return z.pipe(z.string(missing), z.enum(rule.options, missing))
  const message = fillInNumber(missing, rule.min)
  const tooLong = fillInNumber(longest, rule.max)
  if (rule.kind === 'email') return emailFieldSchema(message, tooLong, unusable)
  return textFieldSchema({ ...rule, multiline: rule.kind === 'lines', message, tooLong, unusable })
}

/**
 * Schema of the payload of a form. An unknown field is an error.
 *
 * @example createFormSchema('signup', forms.signup.fields, forms.errors).safeParse(values)
 */
export function createFormSchema<Form extends FormName>(
  form: Form,
  messages: FormMessages<Form>,
  { unusable, unknownField }: CommonMessages,
) {
  const fields = Object.entries(fieldRules(form)).map(([field, rule]) => [
    field,
    fieldSchema(rule, messages[field as FieldName<Form>], unusable),
  ])
  const honeypot = { [HONEYPOT_FIELD]: z.optional(z.string(unknownField)) }
  const schema: unknown = z.strictObject({ ...Object.fromEntries(fields), ...honeypot }, unknownField)
  return schema as z.ZodMiniType<FormValues<Form>, FormInput<Form>>
}
