import { readFileSync } from 'node:fs'
import { localizedPath } from '../../contract/locale.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { MailSettings } from '../config.ts'
import type { Lead } from '../database/tables.ts'
import { automaticHeaders, bangkokTime, type Letter, messageId } from './letter.ts'

const readTemplate = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const HTML = readTemplate('acknowledgement.html')
const TEXT = readTemplate('acknowledgement.txt')

type Values = Readonly<Record<string, string | readonly string[]>>

/** Fills in the placeholders of a template. A line with a list's placeholder is repeated for each entry of the list. */
function fillTemplate(template: string, values: Values, escapeText: (text: string) => string): string {
  const fillLine = (line: string): string => {
    const [placeholder, name = ''] = /\{\{(\w+)\}\}/.exec(line) ?? []
    if (placeholder === undefined) return line
    const value = values[name]
    if (value === undefined) throw new Error(`The acknowledgement has no value for ${placeholder}`)
    const entries = typeof value === 'string' ? [value] : value
    return entries.map((entry) => fillLine(line.replace(placeholder, () => escapeText(entry)))).join('\n')
  }
  return template.split('\n').map(fillLine).join('\n')
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('{', '&#123;')

function valuesFor(lead: Lead, { mail, company: companies }: SiteManifest, siteUrl: string) {
  const { kind, locale, received_at, service_interest } = lead
  const words = mail[locale]
  const company = companies[locale]
  return {
    locale,
    greeting: words.greeting,
    subject: `${words.subject[kind]} – ${company.name}`,
    thanks: words.thanks[kind],
    facts: [
      `${words.received}: ${bangkokTime(received_at, locale)}`,
      ...(service_interest ? [`${words.interest}: ${words.interests[service_interest]}`] : []),
      `${words.reference}: ${lead.id}`,
    ],
    nextTitle: words.nextTitle,
    steps: words.next[kind],
    hours: words.hours[kind],
    callTitle: words.callTitle,
    company: company.name,
    phoneLabel: words.phone,
    phone: company.phone,
    phoneLink: company.phoneLink,
    emailLabel: words.email,
    email: company.email,
    erase: words.erase,
    notYou: words.notYou,
    privacy: words.privacy,
    privacyUrl: `${siteUrl}${localizedPath('/privacy', locale)}`,
    imprint: [
      company.name,
      company.address,
      ...company.registered.map(({ label, value }) => `${label}: ${value}`),
      words.automatic,
    ],
  }
}

/**
 * The letter to the sender: that the lead has arrived, what happens next, and how to have it erased. Anyone can type anyone's address
 * into a form, so nothing that was typed is repeated: the letter cannot carry a message to a stranger.
 *
 * @param siteUrl for the link to the privacy policy
 */
export function acknowledgement(
  lead: Lead,
  { from }: MailSettings,
  manifest: SiteManifest,
  siteUrl: string,
  now: Date,
): Letter {
  const values = valuesFor(lead, manifest, siteUrl)
  return {
    from,
    to: [lead.email],
    recipient: lead.email,
    replyTo: values.email,
    subject: values.subject,
    text: fillTemplate(TEXT, values, (text) => text),
    html: fillTemplate(HTML, values, escapeHtml),
    messageId: messageId(`${lead.id}.sender`, from),
    date: now,
    headers: { ...automaticHeaders('auto-replied'), 'Content-Language': lead.locale },
  }
}
