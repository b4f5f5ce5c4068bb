import { readFileSync } from 'node:fs'
import type { SendMailOptions } from 'nodemailer'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { localizedPath } from '../../contract/locale.ts'
import { formatReceivedAt } from '../../contract/office-days.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import type { Lead } from '../database/tables.ts'
import type { MailSettings } from '../settings/config.ts'
import { createMail, toMailbox } from './mail.ts'

const readTemplate = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const HTML = readTemplate('acknowledgement.html')
const TEXT = readTemplate('acknowledgement.txt')

type Values = Readonly<Record<string, unknown>>

/** Fills in the placeholders of a template. Repeats a line for each entry of a list. */
function fillTemplate(template: string, values: Values, escapeText: (text: string) => string): string {
  const fillLine = (line: string): string => {
    const list = Object.entries(values).find(([name, value]) => Array.isArray(value) && line.includes(`{{${name}}}`))
    const [listName, entries] = (list ?? ['', ['']]) as [string, string[]]
    const fill = (entry: string) =>
      line.replace(/\{\{(\w+)\}\}/g, (_, name: string) => escapeText(name === listName ? entry : String(values[name])))
    return entries.map(fill).join('\n')
  }
  return template.split('\n').map(fillLine).join('\n')
}

function valuesFor(lead: Lead, { mail, company: companies }: SiteManifest, siteUrl: string) {
  const { kind, locale, receivedAt, serviceInterest } = lead
  const words = mail[locale]
  const company = companies[locale]
  const registered = company.registered.map(({ label, value }) => `${label}: ${value}`)
  return {
    ...words,
    ...company,
    locale,
    phoneLabel: words.phone,
    emailLabel: words.email,
    subject: `${words.subject[kind]} – ${company.name}`,
    thanks: words.thanks[kind],
    facts: [
      `${words.received}: ${formatReceivedAt(receivedAt, locale)}`,
      ...(serviceInterest ? [`${words.interest}: ${words.interests[serviceInterest]}`] : []),
      `${words.reference}: ${lead.id}`,
    ],
    steps: words.next[kind],
    hours: words.hours[kind],
    privacyUrl: `${siteUrl}${localizedPath('/privacy', locale)}`,
    imprint: [company.name, company.address, ...registered, words.automatic],
  }
}

/**
 * Renders the mail to the sender. It contains nothing that was typed into the form, because anyone can type the address of another
 * person: the mail must not carry a message to that person.
 *
 * @param siteUrl for the link to the privacy policy
 */
export function renderAcknowledgement(
  lead: Lead,
  { from }: MailSettings,
  manifest: SiteManifest,
  siteUrl: string,
  date: Date,
): SendMailOptions {
  const values = valuesFor(lead, manifest, siteUrl)
  const [id, recipient] = [`${lead.id}.sender`, lead.email]
  const mail = createMail({ id, from, to: [recipient], recipient, occasion: 'auto-replied', date })
  return {
    ...mail,
    headers: { ...mail.headers, 'Content-Language': lead.locale },
    replyTo: toMailbox(values.email),
    subject: values.subject,
    text: fillTemplate(TEXT, values, (text) => text),
    html: fillTemplate(HTML, values, escapeMarkup),
  }
}
