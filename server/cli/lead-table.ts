import stringWidth from 'string-width'
import { deliveryStateOf, type FoundLead } from '../leads/lead-search.ts'
import { cutToWidth } from './cut-to-width.ts'
import { printable } from './printable.ts'

/** Wide enough for most names and addresses; longer ones are cut on screen, never in a pipe. */
const WIDEST_COLUMN = 32

const MOMENT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

/** A moment in Bangkok to the minute, as the staff's tool prints it: `2026-11-22 01:22`. */
export const bangkokMinute = (moment: string) => MOMENT.format(new Date(moment))

/** What a lead is about, in one line: a signup's interest and company, or a message's subject. */
const aboutOf = ({ lead }: FoundLead) =>
  lead.kind === 'signup' ? `${lead.service_interest}, ${lead.company_name}` : lead.subject

function rowOf(found: FoundLead, moment: string): string[] {
  const { id, kind, state, locale, full_name, email } = found.lead
  return [id, moment, kind, state, deliveryStateOf(found) ?? '-', locale, full_name, email, aboutOf(found) ?? ''].map(
    printable,
  )
}

const HEADINGS = ['ID', 'RECEIVED (ICT)', 'KIND', 'STATE', 'DELIVERY', 'LANG', 'NAME', 'E-MAIL', 'ABOUT']

/** A table for people: aligned by displayed width, times in Bangkok. */
export function leadTable(leads: readonly FoundLead[]): string {
  const moments = leads.map((found) => rowOf(found, bangkokMinute(found.lead.received_at)))
  const rows = [HEADINGS, ...moments].map(([id = '', ...cells]) => [
    id,
    ...cells.map((cell) => cutToWidth(cell, WIDEST_COLUMN)),
  ])
  const widths = HEADINGS.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, stringWidth(row[column] ?? '')), 0),
  )
  return rows
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - stringWidth(cell))).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** For programs: one line a lead, tabs between the columns, whole values, ISO 8601 in UTC, no headings. */
export const leadLine = (found: FoundLead) => `${rowOf(found, found.lead.received_at).join('\t')}\n`
