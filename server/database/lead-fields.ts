import { BANGKOK } from '../../contract/office-days.ts'
import { sanitizeLine } from '../sanitize-text.ts'
import type { LeadTable } from './tables.ts'

/** The labels of a lead's fields, in the order of the team's mail, `leads show` and CSV. */
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

const MINUTES = new Intl.DateTimeFormat('sv-SE', { timeZone: BANGKOK, dateStyle: 'short', timeStyle: 'short' })

/** `2026-11-22 01:22`, in Bangkok time. */
export const formatBangkokTime = (iso: string): string => MINUTES.format(new Date(iso))

/** A line of the team's mail or of `leads show`. */
export const labelledLine = (label: string, value: string) => `${`${label}:`.padEnd(16)}${sanitizeLine(value)}\n`

/** One line for each field of the lead, without its message. */
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

/** The end of an id, which is random. The beginning is the time and similar in many leads. */
export const shortId = (id: string): string => id.slice(-8)
