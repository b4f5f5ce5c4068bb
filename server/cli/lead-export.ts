import type { Lead } from '../leads/lead-repository.ts'
import type { FORMATS } from './command-line.ts'

/** The columns of an export, under the names the forms' payloads have. */
const COLUMNS = {
  id: 'id',
  receivedAt: 'received_at',
  kind: 'kind',
  state: 'state',
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
} as const satisfies Record<string, keyof Lead>

/** Without it Excel takes UTF-8 for the system's own code page and garbles Thai. */
const BYTE_ORDER_MARK = '\ufeff'

/**
 * Cells that a spreadsheet would run as a formula (OWASP, CSV injection), also after spaces and with the full-width signs that a
 * Japanese Excel accepts. An apostrophe in front makes them text. Phone numbers that begin with + would otherwise lose it.
 */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

/** One cell (RFC 4180). Always in quotation marks, so that no separator of any country splits it. */
function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

const csvRow = (values: readonly string[]) => `${values.map(cell).join(',')}\r\n`

/** What an export begins with. */
export const exportStart: Record<(typeof FORMATS)[number], string> = {
  csv: BYTE_ORDER_MARK + csvRow(Object.keys(COLUMNS)),
  jsonl: '',
}

/** One lead of an export. In JSON, what a lead does not have is left out. */
export const exportLine: Record<(typeof FORMATS)[number], (lead: Lead) => string> = {
  csv: (lead) => csvRow(Object.values(COLUMNS).map((column) => lead[column] ?? '')),
  jsonl: (lead) => {
    const fields = Object.entries(COLUMNS).flatMap(([name, column]) => {
      const value = lead[column]
      return value === null ? [] : [[name, value]]
    })
    return `${JSON.stringify(Object.fromEntries(fields))}\n`
  },
}
