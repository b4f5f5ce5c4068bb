import type { LeadTable } from '../database/tables.ts'
import type { FoundLead } from '../leads/lead-search.ts'
import { bangkokMinute } from './bangkok-time.ts'

/** Fields of an export, named as in the forms' payloads. */
const FIELDS = {
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

const FIELD_ENTRIES = Object.entries(FIELDS)

/** `2026-11-22T01:22:06.359+07:00`: spreadsheets and programs both read it. */
const bangkokMoment = (iso: string) => {
  const local = new Date(Date.parse(iso) + 7 * 3_600_000).toISOString()
  return local.replace('Z', '+07:00')
}

const fieldOf = (lead: LeadTable, column: keyof LeadTable): string | null => {
  const value = lead[column]
  return value !== null && column.endsWith('_at') ? bangkokMoment(value) : value
}

/** One lead as JSON, without the fields that it does not have. */
export function leadRecord({ lead, deliveries, followUps }: FoundLead): object {
  const fields = FIELD_ENTRIES.map(([name, column]) => [name, fieldOf(lead, column)] as const)
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value !== null)),
    followUps: followUps.map(({ at, who, step, note }) => ({ at: bangkokMoment(at), who, step, note })),
    deliveries: deliveries.map(({ channel, state, attempts, last_error, delivered_at }) => ({
      channel,
      state,
      attempts,
      lastError: last_error,
      deliveredAt: delivered_at === null ? null : bangkokMoment(delivered_at),
    })),
  }
}

/**
 * Values that a spreadsheet would run as a formula (OWASP, CSV injection), also after spaces and with the full-width signs that a
 * Japanese Excel accepts. An apostrophe in front makes them text; without it, a phone number would lose its leading +.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** Quoted (RFC 4180), so that no country's separator splits a value. */
const csvCell = (value: string) => `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`

const csvRow = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/** Begins with a byte order mark, because Excel would otherwise garble Thai. */
export const CSV_HEADER = `\uFEFF${csvRow([...Object.keys(FIELDS), 'history'])}`

export function csvLine({ lead, followUps }: FoundLead): string {
  const history = followUps.map(
    ({ at, who, step, note }) => `${bangkokMinute(at)} ${who}: ${step}${note === null ? '' : `: ${note}`}`,
  )
  return csvRow([...FIELD_ENTRIES.map(([, column]) => fieldOf(lead, column) ?? ''), history.join('\n')])
}
