import { plainText } from '../../../contract/plain-text.ts'
import type { LeadTable } from '../../database/tables.ts'
import type { SuspectedLeads } from '../../leads/suspected-leads.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { type Letter, messageId, writtenByProgram } from './letter.ts'
import { headerText } from './safe-text.ts'
import { commands, listed, paragraph, sheetHtml } from './sheet-html.ts'

/** A spammer's link in our own letter might be clicked, or have the letter filtered as spam. */
const withoutLinks = (text: string) => text.replace(/(?:https?:\/\/|www\.)\S+/gi, '[link]')

const oneLine = (text: string, most: number) => headerText(withoutLinks(text), most)

/** A lead as the digest tells of it: its id and when it came, and, where it quotes, who wrote and about what. */
function told({ id, received_at, full_name, email, company_name, subject, message }: LeadTable, quotes: boolean) {
  const known = [id, bangkokTime(received_at, 'en')]
  if (!quotes) return known
  const who = `${oneLine(full_name, 40)} <${oneLine(email, 60)}>`
  return [...known, who, oneLine(company_name ?? `${subject}: ${message}`, 90)]
}

const heldBack = (count: number) => `${count} ${count === 1 ? 'lead was' : 'leads were'} held back as suspected spam`

const PERHAPS = 'A person may be among them:'
const moreThan = (more: number) => (more > 0 ? [`and ${more} more: leads list --spam`] : [])
const COMMANDS = ['To read one in full:  leads show ID', 'To have it delivered: leads release ID']

/**
 * A line for each suspected lead, and what to do about it. Web addresses are taken out of what strangers wrote; a bare domain or an
 * e-mail address may still be made a link by the mail program.
 */
function digestText({ count, leads }: SuspectedLeads, quotes: boolean): string {
  return [
    `${heldBack(count)}. ${PERHAPS}`,
    '',
    ...leads.map((lead) => plainText(told(lead, quotes).join('  '))),
    ...moreThan(count - leads.length),
    '',
    ...COMMANDS,
    '',
  ].join('\n')
}

/** The same as a table. */
const digestHtml = ({ count, leads }: SuspectedLeads, quotes: boolean, name: string) =>
  sheetHtml({
    locale: 'en',
    title: heldBack(count),
    name,
    parts: [
      paragraph(PERHAPS),
      listed(leads.map((lead) => told(lead, quotes).join('\n'))),
      ...moreThan(count - leads.length).map(paragraph),
      commands(COMMANDS),
    ],
    foot: [],
  })

interface Digest {
  /** The day of the digest, which gives all attempts the same Message-ID. */
  readonly day: string
  readonly mail: Pick<MailSettings, 'from' | 'team'>
  /** The company's name. */
  readonly company: string
  readonly now: Date
  /** Whether it repeats what was written, for which a mail server may take it for spam itself. */
  readonly quotes: boolean
}

export const digestMail = (suspected: SuspectedLeads, { day, mail: { from, team }, ...rest }: Digest): Letter => ({
  from,
  to: team,
  replyTo: null,
  subject: heldBack(suspected.count),
  text: digestText(suspected, rest.quotes),
  html: digestHtml(suspected, rest.quotes, rest.company),
  messageId: messageId(`digest-${day}`, from),
  date: rest.now,
  headers: writtenByProgram('auto-generated'),
})
