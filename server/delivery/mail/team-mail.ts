import type { SiteManifest } from '../../../contract/site-manifest.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { isPlainAddress, type Letter, messageId } from './letter.ts'
import { bodyText, headerText } from './safe-text.ts'

const KINDS = { signup: 'Request', contact: 'Message' } satisfies Record<Lead['kind'], string>
const LANGUAGES = { en: 'English', th: 'Thai' } satisfies Record<Lead['locale'], string>

/** Tells enough of the lead to find it in a full inbox. */
function subjectOf({ kind, company_name, subject, full_name }: Lead): string {
  return `${KINDS[kind]}: ${headerText(company_name ?? subject ?? '', 80)} (${headerText(full_name, 60)})`
}

function fieldsOf(lead: Lead, { mail }: SiteManifest): [string, string | null][] {
  return [
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
}

/** What to do next, so that no two people answer the same lead. Before the message, in which a stranger could write commands, too. */
const commandsFor = ({ id }: Lead) => [
  '',
  'To answer, reply to this e-mail. So that the others know:',
  `  leads take ${id}`,
  `  leads answered ${id}`,
  `  leads show ${id}`,
]

/**
 * The letter to the team: the whole lead as plain text, which can hide neither pictures nor disguised links. A reply goes to the
 * sender.
 */
export function teamMail(
  lead: Lead,
  delivery: string,
  { from, team }: MailSettings,
  manifest: SiteManifest,
  now: Date,
): Letter {
  const fields = fieldsOf(lead, manifest).flatMap(([label, value]) =>
    value === null ? [] : [`${`${label}:`.padEnd(10)} ${bodyText(value)}`],
  )
  const message = lead.message === null ? [] : ['', bodyText(lead.message)]
  return {
    from,
    to: team,
    replyTo: isPlainAddress(lead.email) ? lead.email : null,
    subject: subjectOf(lead),
    text: [...fields, ...commandsFor(lead), ...message, ''].join('\n'),
    html: null,
    messageId: messageId(delivery, from),
    date: now,
    // Prevents absence notes, which would go to the sender and tell who is on holiday.
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  }
}
