import { FORM_NAMES } from '../../contract/form-markup.ts'
import { fieldRules, type StoredValues } from '../../contract/forms.ts'
import type { Locale } from '../../contract/locale.ts'
import { BANGKOK } from '../../contract/office-days.ts'
import type { LeadTable } from '../database/tables.ts'
import { sanitizeLine, sanitizeText } from './sanitize-text.ts'

type StoredField = keyof StoredValues
type Heading = Record<Locale, string>

/** The fields of both forms that are stored, with their rules. */
export const STORED_FIELDS = FORM_NAMES.flatMap((form) => Object.entries(fieldRules(form))).flatMap(
  ([name, rule], at, all) =>
    rule.kind === 'terms' || all.findIndex(([first]) => first === name) < at
      ? []
      : [{ name: name as StoredField, ...rule }],
)

const headingsOf = (fields: typeof STORED_FIELDS) =>
  fields.map(({ name, heading }): [StoredField, Heading] => [name, heading])
const isLong = ({ kind }: { kind: string }) => kind === 'lines'

const OTHER_HEADINGS = {
  kind: { en: 'Form', th: 'แบบฟอร์ม' },
  locale: { en: 'Language', th: 'ภาษา' },
  receivedAt: { en: 'Received', th: 'ได้รับเมื่อ' },
  termsVersion: { en: 'Terms', th: 'ข้อกำหนดฉบับวันที่' },
  termsAcceptedAt: { en: 'Accepted', th: 'ยอมรับเมื่อ' },
  state: { en: 'State', th: 'สถานะการรับ' },
  stage: { en: 'Stage', th: 'ขั้นตอน' },
  handledBy: { en: 'Handled by', th: 'ผู้รับผิดชอบ' },
  id: { en: 'ID', th: 'รหัส' },
} satisfies Partial<Record<keyof LeadTable, Heading>>

const SHORT_FIELDS = [
  ...headingsOf(STORED_FIELDS.filter((field) => !isLong(field))),
  ...(Object.entries(OTHER_HEADINGS) as [keyof typeof OTHER_HEADINGS, Heading][]),
]
const LONG_FIELDS = headingsOf(STORED_FIELDS.filter(isLong))

/** A lead's fields with their headings, in the order of the team's mail, `leads show` and CSV. */
export const LEAD_FIELDS = [...SHORT_FIELDS, ...LONG_FIELDS]

const LANGUAGES = { en: 'English', th: 'Thai' } satisfies Record<Locale, string>

const MINUTES = new Intl.DateTimeFormat('sv-SE', { timeZone: BANGKOK, dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-22 01:22`, in Bangkok time. */
export const formatBangkokTime = (iso: string): string => MINUTES.format(new Date(iso))

/** A line of the team's mail or of `leads show`. */
export const labelledLine = (label: string, value: string) => `${`${label}:`.padEnd(16)}${sanitizeLine(value)}\n`

/** One line for each field of the lead, without its texts of several lines. */
export const describeLead = (lead: Partial<LeadTable>): string =>
  SHORT_FIELDS.map(([field, { en }]) => {
    const value = lead[field]
    if (value === undefined || value === null) return ''
    if (field === 'locale') return labelledLine(en, LANGUAGES[value as Locale])
    return labelledLine(en, field.endsWith('At') ? `${formatBangkokTime(value)} ICT` : value)
  }).join('')

/** The texts of several lines, each on its own lines. */
export const longTextsOf = (lead: Partial<LeadTable>): string =>
  LONG_FIELDS.flatMap(([field]) => lead[field] ?? [])
    .map((text) => `${sanitizeText(text)}\n`)
    .join('\n')

/** The end of an id, which is random. The beginning is the time and similar in many leads. */
export const shortId = (id: string): string => id.slice(-8)
