import { plainText } from '../../../contract/plain-text.ts'
import type { SiteManifest } from '../../../contract/site-manifest.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { isPlainAddress, type Letter, messageId, writtenByProgram } from './letter.ts'
import { bodyText, headerText } from './safe-text.ts'
import { commands, facts, paragraph, quoted, sheetHtml } from './sheet-html.ts'

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
const TO_ANSWER = 'To answer, reply to this e-mail. So that the others know:'
const commandsFor = ({ id }: Lead) => [`leads take ${id}`, `leads answered ${id}`, `leads show ${id}`]

/**
 * The letter to the team: the whole lead, as plain text and as the same on a sheet. What a stranger wrote is text in both: it can
 * hide neither pictures nor disguised links. A reply goes to the sender.
 */
export function teamMail(
  lead: Lead,
  delivery: string,
  { from, team }: MailSettings,
  manifest: SiteManifest,
  now: Date,
): Letter {
  const known = fieldsOf(lead, manifest).flatMap(([label, value]): [string, string][] =>
    value === null ? [] : [[label, bodyText(value)]],
  )
  const message = lead.message === null ? [] : [bodyText(lead.message)]
  const subject = subjectOf(lead)
  return {
    from,
    to: team,
    replyTo: isPlainAddress(lead.email) ? lead.email : null,
    subject,
    text: [
      ...known.map(([label, value]) => `${`${label}:`.padEnd(10)} ${plainText(value)}`),
      '',
      TO_ANSWER,
      ...commandsFor(lead).map((command) => `  ${command}`),
      ...message.flatMap((text) => ['', text]),
      '',
    ].join('\n'),
    html: sheetHtml({
      locale: 'en',
      title: subject,
      name: manifest.company.en.name,
      parts: [facts(known), paragraph(TO_ANSWER), commands(commandsFor(lead)), ...message.map(quoted)],
      foot: [],
    }),
    messageId: messageId(delivery, from),
    date: now,
    headers: writtenByProgram('auto-generated'),
  }
}
