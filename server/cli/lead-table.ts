import type { Lead } from '../leads/lead-repository.ts'
import { cutToWidth, displayWidth } from './display-width.ts'
import { printable } from './printable.ts'

/** As wide as most names and addresses; longer ones are cut on screen, never in a pipe. */
const WIDEST_COLUMN = 32

const MOMENT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Bangkok' })

/** What a lead is about, in one line: what a signup is interested in, or a message's subject. */
const aboutOf = (lead: Lead) =>
  lead.kind === 'signup' ? `${lead.service_interest}, ${lead.company_name}` : lead.subject

const rowOf = (lead: Lead, moment: string) =>
  [lead.id, moment, lead.kind, lead.state, lead.locale, lead.full_name, lead.email, aboutOf(lead) ?? ''].map(printable)

const HEADINGS = ['ID', 'RECEIVED (ICT)', 'KIND', 'STATE', 'LANG', 'NAME', 'E-MAIL', 'ABOUT']

/** A table for people: aligned by what is seen, times in Bangkok's zone. */
function aligned(leads: readonly Lead[]): string {
  const moments = leads.map((lead) => rowOf(lead, MOMENT.format(new Date(lead.received_at))))
  const rows = [HEADINGS, ...moments].map(([id = '', ...cells]) => [
    id,
    ...cells.map((cell) => cutToWidth(cell, WIDEST_COLUMN)),
  ])
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ''))))
  return rows
    .map((row) => row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - displayWidth(cell))).join('  '))
    .map((line) => `${line.trimEnd()}\n`)
    .join('')
}

/** For programs: one line a lead, tabs between the columns, whole values, ISO 8601 in UTC, no headings. */
const tabSeparated = (leads: readonly Lead[]) =>
  leads.map((lead) => `${rowOf(lead, lead.received_at).join('\t')}\n`).join('')

/** The leads as `leads list` prints them. */
export const leadTable = (leads: readonly Lead[], toTerminal: boolean) =>
  toTerminal ? aligned(leads) : tabSeparated(leads)
