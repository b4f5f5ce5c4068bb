import { BYTE_ORDER_MARK, csvRow, quotedCell } from '../../file-formats/csv.ts'
import type { FollowUpTable, LeadTable } from '../database/tables.ts'
import type { FoundLead } from '../leads/lead-search.ts'
import type { EXPORT_FORMATS } from './command-line.ts'
import type { ZonedTime } from './zoned-time.ts'

export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** The columns of an export, under the names the forms' payloads have. */
export const COLUMNS = {
  id: 'id',
  receivedAt: 'received_at',
  kind: 'kind',
  state: 'state',
  stage: 'stage',
  handledBy: 'handled_by',
  locale: 'locale',
  fullName: 'full_name',
  email: 'email',
  companyName: 'company_name',
  phoneNumber: 'phone_number',
  serviceInterest: 'service_interest',
  termsVersion: 'terms_version',
  termsAcceptedAt: 'terms_accepted_at',
  subject: 'subject',
  message: 'message',
} as const satisfies Record<string, keyof LeadTable>

const MOMENTS = new Set<keyof LeadTable>(['received_at', 'terms_accepted_at'])

/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection), also after spaces and with the full-width signs that a
 * Japanese Excel accepts. An apostrophe in front makes them text. Phone numbers that begin with + would otherwise lose it.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** A text that no spreadsheet takes for a formula. */
const harmless = (value: string) => (FORMULA.test(value) ? `'${value}` : value)

/** Always in quotation marks, and no formula. */
export const harmlessCsvRow = (values: readonly string[]) => csvRow(values.map((value) => quotedCell(harmless(value))))

/**
 * A cell between tabs. Tabs and line ends become spaces; a quotation mark is written as in CSV, because spreadsheets take one that
 * begins a cell for no part of it, and read a formula behind it, or all that follows as one cell.
 */
const tabbedCell = (value: string) => {
  const line = harmless(value).replace(/[\t\r\n]+/g, ' ')
  return line.includes('"') ? quotedCell(line) : line
}

export const tsvRow = (values: readonly string[]) => `${values.map(tabbedCell).join('\t')}\n`

/**
 * Steps and notes in one cell, a line each: `2026-11-22 09:10 Nok: noted: Calls back`.
 *
 * @param steps what the steps are called, where that is not for a program
 */
export const historyText = (
  followUps: readonly FollowUpTable[],
  time: ZonedTime,
  steps?: Readonly<Record<FollowUpTable['step'], string>>,
) =>
  followUps
    .map(
      ({ at, who, step, note }) =>
        `${time.minute(at)} ${who}: ${steps?.[step] ?? step}${note === null ? '' : `: ${note}`}`,
    )
    .join('\n')

const headings = [...Object.keys(COLUMNS), 'history']

const valuesOf = ({ lead, followUps }: FoundLead, time: ZonedTime) => [
  ...Object.values(COLUMNS).map((column) => {
    const value = lead[column] ?? ''
    return value !== '' && MOMENTS.has(column) ? time.whole(value) : value
  }),
  historyText(followUps, time),
]

/** One lead as JSON, without what it does not have. */
export function leadRecord({ lead, deliveries, followUps }: FoundLead, time: ZonedTime): object {
  const fields = Object.entries(COLUMNS).flatMap(([name, column]) => {
    const value = lead[column]
    return value === null ? [] : [[name, MOMENTS.has(column) ? time.whole(value) : value]]
  })
  return {
    ...Object.fromEntries(fields),
    followUps: followUps.map(({ at, who, step, note }) => ({
      at: time.whole(at),
      who,
      step,
      ...(note !== null && { note }),
    })),
    deliveries: deliveries.map(({ id, channel, state, attempts, last_error, delivered_at }) => ({
      id,
      channel,
      state,
      attempts,
      ...(last_error !== null && { lastError: last_error }),
      ...(delivered_at !== null && { deliveredAt: time.whole(delivered_at) }),
    })),
  }
}

/** How an export is written: what comes first, each lead, and what comes last. */
interface Written {
  start: string
  lead(found: FoundLead, time: ZonedTime, isFirst: boolean): string
  end(isEmpty: boolean): string
}

export const WRITTEN: Record<ExportFormat, Written> = {
  csv: {
    start: BYTE_ORDER_MARK + harmlessCsvRow(headings),
    lead: (found, time) => harmlessCsvRow(valuesOf(found, time)),
    end: () => '',
  },
  tsv: { start: tsvRow(headings), lead: (found, time) => tsvRow(valuesOf(found, time)), end: () => '' },
  json: {
    start: '[',
    lead: (found, time, isFirst) => `${isFirst ? '\n' : ',\n'}${JSON.stringify(leadRecord(found, time))}`,
    end: (isEmpty) => (isEmpty ? ']\n' : '\n]\n'),
  },
  jsonl: { start: '', lead: (found, time) => `${JSON.stringify(leadRecord(found, time))}\n`, end: () => '' },
}
