import type { SendMailOptions } from 'nodemailer'
import type { MailSettings } from '../config.ts'
import type { Lead } from '../database/tables.ts'
import { describeLead, shortId } from '../leads/lead-fields.ts'
import { sanitizeText } from '../sanitize-text.ts'
import { createLetter, isReplyable, toHeaderText, toMailbox } from './letter.ts'

const KINDS = { signup: 'Request', contact: 'Message' } satisfies Record<Lead['kind'], string>

/** Says enough of the lead to find it in a full inbox. */
function subjectOf({ kind, state, companyName, subject, fullName }: Lead): string {
  const mark = state === 'suspected_spam' ? '[Suspected spam] ' : ''
  return `${mark}${KINDS[kind]}: ${toHeaderText(companyName ?? subject ?? '', 80)} (${toHeaderText(fullName, 60)})`
}

/** Stands before the message, in which a stranger could write commands, too. */
const howToAnswer = (id: string, canReply: boolean) => `
To answer, ${canReply ? 'reply to this e-mail.' : 'write to the address above by hand: a reply to this e-mail would not reach it.'} So that the others know:
  leads take ${shortId(id)}
  leads answered ${shortId(id)}
`

/** The letter to the team: the whole lead as plain text, in which a stranger can hide neither pictures nor disguised links. */
export function renderTeamLetter(
  lead: Lead,
  recipient: string,
  { from, team }: MailSettings,
  date: Date,
): SendMailOptions {
  const canReply = isReplyable(lead.email)
  const message = lead.message === null ? '' : `\n${sanitizeText(lead.message)}\n`
  return {
    ...createLetter({ id: `${lead.id}.team`, from, to: team, recipient, occasion: 'auto-generated', date }),
    ...(canReply && { replyTo: toMailbox(lead.email) }),
    subject: subjectOf(lead),
    text: describeLead(lead) + howToAnswer(lead.id, canReply) + message,
  }
}
