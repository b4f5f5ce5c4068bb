import type { Lead } from '../leads/lead-repository.ts'
import { printable } from './printable.ts'

const LABELS: Partial<Record<keyof Lead, string>> = {
  id: 'ID',
  kind: 'Kind',
  state: 'State',
  locale: 'Language',
  received_at: 'Received',
  full_name: 'Name',
  email: 'E-mail',
  company_name: 'Company',
  phone_number: 'Phone',
  service_interest: 'Interest',
  terms_version: 'Terms version',
  terms_accepted_at: 'Terms accepted',
  subject: 'Subject',
}

const LABEL_WIDTH = Math.max(...Object.values(LABELS).map((label) => label.length))

/** One lead in full, as `leads show` prints it: a line for each field it has, then the message as it was written. */
export function leadSheet(lead: Lead): string {
  const lines = Object.entries(LABELS)
    .map(([field, label]) => [label, lead[field as keyof Lead]] as const)
    .filter(([, value]) => value !== null)
    .map(([label, value]) => `${label.padEnd(LABEL_WIDTH)}  ${printable(value ?? '')}\n`)
  const message = lead.message?.split('\n').map(printable).join('\n')
  return lines.join('') + (message === undefined ? '' : `\n${message}\n`)
}
