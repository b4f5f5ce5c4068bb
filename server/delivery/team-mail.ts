import type { SendMailOptions } from 'nodemailer'
import type { Lead } from '../database/tables.ts'
import { findSpamSigns, isSuspected } from '../leads/spam-signs.ts'
import type { MailSettings } from '../settings/config.ts'
import { describeLead, longTextsOf, shortId } from './describe-lead.ts'
import { createMail, isReplyable, toHeaderText, toMailbox } from './mail.ts'

const KINDS = { signup: 'Request', contact: 'Message' } satisfies Record<Lead['kind'], string>

/** Why a lead was marked. The hidden field is not stored, so it is the reason if the text gives none. */
function markOf(lead: Lead): string {
  if (lead.state !== 'suspected_spam') return ''
  const signs = findSpamSigns(lead.kind, { ...lead })
  const reason = isSuspected(signs) ? signs.map(({ sign }) => sign).join(', ') : 'hidden field filled in'
  return `[Suspected spam] (${reason}) `
}

function subjectOf(lead: Lead): string {
  const { kind, companyName, subject, fullName } = lead
  return `${markOf(lead)}${KINDS[kind]}: ${toHeaderText(companyName ?? subject ?? '', 80)} (${toHeaderText(fullName, 60)})`
}

/** Comes before the message, because a visitor could write false instructions into it. */
const howToAnswer = (id: string, canReply: boolean) => `
${canReply ? 'To answer, reply to this email.' : 'To answer, write a new email to the address above. A reply to this email does not reach the sender.'}
Tell your colleagues with these commands:
  leads take ${shortId(id)}
  leads answered ${shortId(id)}
`

/** Renders the mail to the team. Plain text, so that a visitor's message cannot hide pictures or false links. */
export function renderTeamMail(
  lead: Lead,
  recipient: string,
  { from, team }: MailSettings,
  date: Date,
): SendMailOptions {
  const canReply = isReplyable(lead.email)
  const message = longTextsOf(lead)
  return {
    ...createMail({ id: `${lead.id}.team`, from, to: team, recipient, occasion: 'auto-generated', date }),
    ...(canReply && { replyTo: toMailbox(lead.email) }),
    subject: subjectOf(lead),
    text: describeLead(lead) + howToAnswer(lead.id, canReply) + (message && `\n${message}`),
  }
}
