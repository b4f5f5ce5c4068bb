import type { LeadTable } from '../../database/tables.ts'
import type { SuspectedLeads } from '../../leads/suspected-leads.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { type Letter, messageId } from './letter.ts'
import { headerText } from './safe-text.ts'
import { commands, listed, paragraph, sheetHtml } from './sheet-html.ts'

/** A spammer's link in our own letter might be clicked, or have the letter filtered as spam. */
const withoutLinks = (text: string) => text.replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')

const oneLine = (text: string, most: number) => headerText(withoutLinks(text), most)

/** A lead as the digest tells of it: its id and when it came, who wrote, and about what. */
function told({ id, received_at, full_name, email, company_name, subject, message }: LeadTable) {
  return {
    id,
    received: bangkokTime(received_at, 'en'),
    who: `${oneLine(full_name, 40)} <${oneLine(email, 60)}>`,
    about: oneLine(company_name ?? `${subject}: ${message}`, 90),
  }
}

const heldBack = (count: number) => `${count} ${count === 1 ? 'lead was' : 'leads were'} held back as suspected spam`

const PERHAPS = 'A person may be among them:'
const moreThan = (more: number) => (more > 0 ? [`and ${more} more: leads list --spam`] : [])
const COMMANDS = ['To read one in full:  leads show ID', 'To have it delivered: leads release ID']

/**
 * A line for each suspected lead, and what to do about it. Web addresses are taken out of what strangers wrote; a bare domain or an
 * e-mail address may still be made a link by the mail program.
 */
function digestText({ count, leads }: SuspectedLeads): string {
  return [
    `${heldBack(count)}. ${PERHAPS}`,
    '',
    ...leads.map(told).map(({ id, received, who, about }) => `${id}  ${received}  ${who}  ${about}`),
    ...moreThan(count - leads.length),
    '',
    ...COMMANDS,
    '',
  ].join('\n')
}

/** The same as a table. */
const digestHtml = ({ count, leads }: SuspectedLeads, name: string) =>
  sheetHtml({
    locale: 'en',
    title: heldBack(count),
    name,
    parts: [
      paragraph(PERHAPS),
      listed(leads.map(told).map(({ id, received, who, about }) => `${id}\n${received}\n${who}\n${about}`)),
      ...moreThan(count - leads.length).map(paragraph),
      commands(COMMANDS),
    ],
    foot: [],
  })

/**
 * @param day the day of the digest, which gives all attempts the same Message-ID
 * @param name the company's
 */
export const digestMail = (
  suspected: SuspectedLeads,
  day: string,
  { from, team }: MailSettings,
  name: string,
  now: Date,
): Letter => ({
  from,
  to: team,
  replyTo: null,
  subject: heldBack(suspected.count),
  text: digestText(suspected),
  html: digestHtml(suspected, name),
  messageId: messageId(`digest-${day}`, from),
  date: now,
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
})
