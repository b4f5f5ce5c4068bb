import type { LeadTable } from '../../database/tables.ts'
import type { SuspectedLeads } from '../../leads/suspected-leads.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { type Letter, messageId } from './letter.ts'
import { headerText } from './safe-text.ts'

/** A spammer's link in our own letter might be clicked, or have the letter filtered as spam. */
const withoutLinks = (text: string) => text.replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')

const oneLine = (text: string, most: number) => headerText(withoutLinks(text), most)

function lineOf({ id, received_at, full_name, email, company_name, subject, message }: LeadTable): string {
  const about = company_name ?? `${subject}: ${message}`
  return `${id}  ${bangkokTime(received_at, 'en')}  ${oneLine(full_name, 40)} <${oneLine(email, 60)}>  ${oneLine(about, 90)}`
}

const heldBack = (count: number) => `${count} ${count === 1 ? 'lead was' : 'leads were'} held back as suspected spam`

/** A line for each suspected lead, and what to do about it. Contains no links. */
function digestText({ count, leads }: SuspectedLeads): string {
  const more = count - leads.length
  return [
    `${heldBack(count)}. A person may be among them:`,
    '',
    ...leads.map(lineOf),
    ...(more > 0 ? [`and ${more} more: leads list --spam`] : []),
    '',
    'To read one in full:  leads show ID',
    'To have it delivered: leads release ID',
    '',
  ].join('\n')
}

/** @param day the day of the digest, which gives all attempts the same Message-ID */
export const digestMail = (
  suspected: SuspectedLeads,
  day: string,
  { from, team }: MailSettings,
  now: Date,
): Letter => ({
  from,
  to: team,
  replyTo: null,
  subject: heldBack(suspected.count),
  text: digestText(suspected),
  html: null,
  messageId: messageId(`digest-${day}`, from),
  date: now,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
})
