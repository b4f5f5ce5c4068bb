import type { LeadTable } from '../database/tables.ts'
import { sanitizeLine } from '../sanitize-text.ts'

/** The fields of a lead with their labels, in the order in which people read them: in the team's letter, `leads show`, CSV and JSON. */
export const LEAD_FIELDS = {
  fullName: 'Name',
  email: 'E-mail',
  companyName: 'Company',
  phoneNumber: 'Phone',
  serviceInterest: 'Plan',
  subject: 'Subject',
  kind: 'Form',
  locale: 'Language',
  receivedAt: 'Received',
  termsVersion: 'Terms',
  termsAcceptedAt: 'Accepted',
  state: 'State',
  stage: 'Stage',
  handledBy: 'Handled by',
  id: 'ID',
  message: 'Message',
} as const satisfies Partial<Record<keyof LeadTable, string>>

const LANGUAGES = { en: 'English', th: 'Thai' } satisfies Record<LeadTable['locale'], string>

const MINUTES = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok', dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-22 01:22`, in Bangkok. */
export const formatBangkokTime = (iso: string): string => MINUTES.format(new Date(iso))

/** A line of a letter or of `leads show`. */
export const labelledLine = (label: string, value: string) => `${`${label}:`.padEnd(16)}${sanitizeLine(value)}\n`

/** One line for each field that the lead has. The message is left out, because it stands apart. */
export function describeLead(lead: Partial<LeadTable>): string {
  const { message: _, ...labels } = LEAD_FIELDS
  const lines = (Object.keys(labels) as (keyof typeof labels)[]).map((field) => {
    const value = lead[field]
    if (value === undefined || value === null) return ''
    if (field === 'locale') return labelledLine(labels[field], LANGUAGES[value as LeadTable['locale']])
    return labelledLine(labels[field], field.endsWith('At') ? `${formatBangkokTime(value)} ICT` : value)
  })
  return lines.join('')
}

/** What people call a lead: the end of its id, which is random. Its beginning is the time, the same for all leads of a minute. */
export const shortId = (id: string): string => id.slice(-8)
