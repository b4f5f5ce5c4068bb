import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { MailSettings } from '../config.ts'
import type { Lead } from '../database/tables.ts'
import { harmlessText } from '../harmless-text.ts'
import { shortId } from '../leads/lead-search.ts'
import { automaticHeaders, bangkokTime, headerText, isReplyable, type Letter, messageId } from './letter.ts'

const KINDS = { signup: 'Request', contact: 'Message' } satisfies Record<Lead['kind'], string>
const LANGUAGES = { en: 'English', th: 'Thai' } satisfies Record<Lead['locale'], string>

/** Says enough of the lead to find it in a full inbox. */
function subjectOf({ kind, state, company_name, subject, full_name }: Lead): string {
  const mark = state === 'suspected_spam' ? '[Suspected spam] ' : ''
  return `${mark}${KINDS[kind]}: ${headerText(company_name ?? subject ?? '', 80)} (${headerText(full_name, 60)})`
}

const fieldsOf = (lead: Lead, { mail }: SiteManifest): [label: string, value: string | null][] => [
  ['Name', lead.full_name],
  ['E-mail', lead.email],
  ['Company', lead.company_name],
  ['Phone', lead.phone_number],
  ['Plan', lead.service_interest && mail.en.interests[lead.service_interest]],
  ['Subject', lead.subject],
  ['Language', LANGUAGES[lead.locale]],
  ['Received', bangkokTime(lead.received_at, 'en')],
  ['Terms', lead.terms_version && `version ${lead.terms_version} accepted`],
  ['Lead', lead.id],
]

/** Stands before the message, in which a stranger could write commands, too. */
const howToAnswer = ({ id, email }: Lead): string[] => [
  isReplyable(email)
    ? 'To answer, reply to this e-mail. So that the others know:'
    : 'To answer, write to the address above by hand: a reply to this e-mail would not reach it. So that the others know:',
  `  leads take ${shortId(id)}`,
  `  leads answered ${shortId(id)}`,
]

/** The letter to the team: the whole lead as plain text, in which a stranger can hide neither pictures nor disguised links. */
export function teamLetter(
  lead: Lead,
  recipient: string,
  { from, team }: MailSettings,
  manifest: SiteManifest,
  now: Date,
): Letter {
  const fields = fieldsOf(lead, manifest).flatMap(([label, value]) =>
    value === null ? [] : [`${`${label}:`.padEnd(10)} ${harmlessText(value)}`],
  )
  const message = lead.message === null ? [] : ['', harmlessText(lead.message)]
  return {
    from,
    to: team,
    recipient,
    replyTo: isReplyable(lead.email) ? lead.email : null,
    subject: subjectOf(lead),
    text: [...fields, '', ...howToAnswer(lead), ...message, ''].join('\n'),
    messageId: messageId(`${lead.id}.team`, from),
    date: now,
    headers: automaticHeaders('auto-generated'),
  }
}
