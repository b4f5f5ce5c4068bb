import { markdownTable } from 'markdown-table'
import stringWidth from 'string-width'
import { BYTE_ORDER_MARK, csvRow, quoteCell } from '../../contract/csv.ts'
import type { Locale } from '../../contract/locale.ts'
import type { DeliveryTable, FollowUpTable, LeadTable } from '../database/tables.ts'
import {
  describeLead,
  formatBangkokTime,
  LEAD_FIELDS,
  labelledLine,
  longTextsOf,
  shortId,
} from '../delivery/describe-lead.ts'
import { sanitizeLine, sanitizeText } from '../delivery/sanitize-text.ts'
import type { FoundDelivery, FoundLead } from './lead-search.ts'

export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** A signup's plan and company, or the subject of a message. */
export const topicOf = ({ serviceInterest, companyName, subject }: LeadTable): string =>
  [serviceInterest, companyName, subject].filter((part) => part !== null).join(', ')

/** Letters in a cell of the table. */
const MAX_CELL_LENGTH = 32

const LETTERS = new Intl.Segmenter('th', { granularity: 'grapheme' })

/** Cuts between graphemes, so that Thai vowels and tone marks stay with their consonant. */
function cut(text: string): string {
  if (text.length <= MAX_CELL_LENGTH) return text
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment)
  return letters.length <= MAX_CELL_LENGTH ? text : `${letters.slice(0, MAX_CELL_LENGTH - 1).join('')}…`
}

/** After so many failed attempts, somebody has to look for the reason. */
const MANY_ATTEMPTS = 4

/** The worst state among a lead's deliveries. */
function deliveryStateOf({ deliveries }: FoundLead) {
  const states = deliveries.map(({ state, attempts }) =>
    state === 'waiting' && attempts >= MANY_ATTEMPTS ? 'failing' : state,
  )
  return ['rejected', 'failing', 'waiting', 'delivered'].find((worst) => states.some((state) => state === worst))
}

const COLUMNS: Record<string, (found: FoundLead) => string | null | undefined> = {
  ID: ({ lead }) => shortId(lead.id),
  RECEIVED: ({ lead }) => formatBangkokTime(lead.receivedAt),
  FORM: ({ lead }) => lead.kind,
  STAGE: ({ lead }) => (lead.state === 'suspected_spam' ? `${lead.stage} (spam?)` : lead.stage),
  WHO: ({ lead }) => lead.handledBy,
  DELIVERY: deliveryStateOf,
  LANG: ({ lead }) => lead.locale,
  NAME: ({ lead }) => lead.fullName,
  EMAIL: ({ lead }) => lead.email,
  ABOUT: ({ lead }) => topicOf(lead),
}

/** One line for each lead. Columns are aligned by the width that letters have in a terminal. */
export async function leadTable(leads: AsyncIterable<FoundLead> | Iterable<FoundLead>): Promise<string> {
  const rows = await Array.fromAsync(leads, (found) =>
    Object.values(COLUMNS).map((cell) => cut(sanitizeLine(cell(found) ?? '-'))),
  )
  if (rows.length === 0) return ''
  const options = { stringLength: stringWidth, delimiterStart: false, delimiterEnd: false }
  return `${markdownTable([Object.keys(COLUMNS), ...rows], options)}\n`
}

const CHANNELS: Record<DeliveryTable['channel'], string> = {
  team_mail: 'To the team',
  sender_mail: 'To the sender',
  webhook: 'Webhook',
}

function deliveryText({ state, attempts, nextAttemptAt, lastError, deliveredAt }: FoundDelivery): string {
  const reason = lastError === null ? '' : ` (${lastError})`
  if (state === 'delivered') return `delivered ${formatBangkokTime(deliveredAt ?? nextAttemptAt)}${reason}`
  const tried = attempts === 0 ? '' : ` after ${pluralize(attempts, 'attempt')}`
  return state === 'waiting'
    ? `waiting${tried}, next attempt ${formatBangkokTime(nextAttemptAt)}${reason}`
    : `rejected${tried}${reason}, try again with "leads retry"`
}

const stepText = ({ at, step, who, note }: FollowUpTable) => {
  const line = `${formatBangkokTime(at)}  ${step}  ${sanitizeLine(who)}\n`
  return note === null ? line : `${line}    ${sanitizeText(note).replaceAll('\n', '\n    ')}\n`
}

/** All fields of one lead, its deliveries, history and message. */
export function leadText({ lead, deliveries, followUps }: FoundLead): string {
  const delivered = deliveries.map((delivery) => labelledLine(CHANNELS[delivery.channel], deliveryText(delivery)))
  const parts = [describeLead(lead) + delivered.join(''), followUps.map(stepText).join(''), longTextsOf(lead)]
  return parts.filter((part) => part !== '').join('\n')
}

/** A lead as JSON, without empty fields. Times are UTC. */
export function leadJson({ lead: { emailKey: _, ...lead }, ...details }: FoundLead): string {
  return JSON.stringify({ ...lead, ...details }, (_, value) => value ?? undefined, 2)
}

/** Yields the text of a JSON array, one lead at a time. */
export async function* leadsJson(leads: AsyncIterable<FoundLead>): AsyncGenerator<string> {
  let before = '['
  for await (const found of leads) {
    yield `${before}\n${leadJson(found).replace(/^/gm, '  ')}`
    before = ','
  }
  yield before === '[' ? '[]\n' : '\n]\n'
}

/**
 * Values that a spreadsheet would run as a formula (OWASP: CSV injection). Japanese Excel also accepts full-width characters. An
 * apostrophe in front makes them text.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Values that a spreadsheet would read as a number or a date: `0812345678` would lose its 0. */
const NUMBER = /^[\s(\p{Sc}]*\p{Nd}[\p{Nd}\s.,:/()Ee+%-]*$/u

const asText = (value: string) => (FORMULA.test(value) || NUMBER.test(value) ? `'${value}` : value)

/** Always quoted, because some countries use another separator than the comma. */
const quotedRow = (values: readonly string[]) => csvRow(values.map(quoteCell))

const HISTORY = { en: 'History', th: 'ประวัติ' }

export const csvHeader = (language: Locale) =>
  BYTE_ORDER_MARK +
  quotedRow([...LEAD_FIELDS.map(([, heading]) => heading), HISTORY].map((heading) => heading[language]))

export function csvLine({ lead, followUps }: FoundLead): string {
  const values = LEAD_FIELDS.map(([field]) => {
    const value = lead[field] ?? ''
    return field.endsWith('At') && value !== '' ? formatBangkokTime(value) : asText(value)
  })
  const history = followUps.map(
    ({ at, who, step, note }) => `${formatBangkokTime(at)} ${who}: ${step}${note === null ? '' : `: ${note}`}`,
  )
  return quotedRow([...values, asText(history.join('\n'))])
}
