import { localizedPath } from '../../../contract/locale.ts'
import { plainText } from '../../../contract/plain-text.ts'
import type { MailWords, SiteManifest } from '../../../contract/site-manifest.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { greeting } from './greeting.ts'
import { type Letter, messageId, writtenByProgram } from './letter.ts'
import { repeatableName } from './safe-text.ts'
import { facts, heading, links, paragraph, sheetHtml, steps } from './sheet-html.ts'

type Company = SiteManifest['company'][Lead['locale']]

interface Content {
  greeting: string
  thanks: string
  facts: [label: string, value: string][]
  steps: readonly string[]
  hours: string
  privacyUrl: string
  /** Who writes, line by line. */
  imprint: readonly string[]
}

function contentOf(lead: Lead, words: MailWords, company: Company, siteUrl: string): Content {
  const facts: Content['facts'] = [
    [words.received, bangkokTime(lead.received_at, lead.locale)],
    [words.reference, lead.id],
  ]
  if (lead.service_interest) facts.splice(1, 0, [words.interest, words.interests[lead.service_interest]])
  return {
    greeting: greeting(repeatableName(lead.full_name), words, lead.locale),
    thanks: words.thanks[lead.kind],
    facts,
    steps: words.next[lead.kind],
    hours: words.hours[lead.kind],
    privacyUrl: `${siteUrl}${localizedPath('/privacy', lead.locale)}`,
    imprint: [
      company.name,
      company.address,
      ...company.registered.map(({ label, value }) => `${label}: ${value}`),
      words.automatic,
    ],
  }
}

/** Without the marks that say where lines may end. */
function textOf(
  words: MailWords,
  company: Company,
  { greeting, thanks, facts, steps, hours, privacyUrl, imprint }: Content,
): string {
  const lines = [
    greeting,
    '',
    thanks,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    words.nextTitle,
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    hours,
    '',
    words.callTitle,
    `${words.phone} ${company.phone}`,
    `${words.email} ${company.email}`,
    '',
    words.erase,
    words.notYou,
    `${words.privacy}: ${privacyUrl}`,
    '',
    ...imprint,
    '',
  ]
  return plainText(lines.join('\n'))
}

/** The same as the release sheet of the site, in the sender's language. */
function html(
  { locale, kind }: Lead,
  words: MailWords,
  company: Company,
  { greeting, thanks, facts: known, steps: next, hours, privacyUrl, imprint }: Content,
): string {
  return sheetHtml({
    locale,
    title: words.subject[kind],
    name: company.name,
    parts: [
      paragraph(greeting),
      paragraph(thanks),
      facts(known),
      heading(words.nextTitle),
      steps(next),
      paragraph(hours),
      heading(words.callTitle),
      links([
        { before: words.phone, href: company.phoneLink, text: company.phone },
        { before: words.email, href: `mailto:${company.email}`, text: company.email },
      ]),
    ],
    foot: [
      paragraph(`${words.erase}\n${words.notYou}`),
      links([{ href: privacyUrl, text: words.privacy }]),
      paragraph(imprint.join('\n')),
    ],
  })
}

/**
 * The letter to the sender: that the lead has arrived, what happens next and when, and how to have it erased. Anyone can type anyone's
 * address into a form, so nothing that was typed is repeated except a name that is certainly one: the letter cannot be used to send
 * a message to a stranger.
 *
 * @param siteUrl for the link to the privacy policy
 */
export function acknowledgement(
  lead: Lead,
  delivery: string,
  { from }: MailSettings,
  manifest: SiteManifest,
  siteUrl: string,
  now: Date,
): Letter {
  const words = manifest.mail[lead.locale]
  const company = manifest.company[lead.locale]
  const content = contentOf(lead, words, company, siteUrl)
  return {
    from,
    to: [lead.email],
    replyTo: company.email,
    subject: plainText(`${words.subject[lead.kind]} – ${company.name}`),
    text: textOf(words, company, content),
    html: html(lead, words, company, content),
    messageId: messageId(delivery, from),
    date: now,
    headers: { ...writtenByProgram('auto-replied'), 'Content-Language': lead.locale },
  }
}
