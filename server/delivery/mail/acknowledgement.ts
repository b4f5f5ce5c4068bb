import type { MailWords, SiteManifest } from '../../../contract/site-manifest.ts'
import type { Lead } from '../../leads/lead-repository.ts'
import type { MailSettings } from '../delivery-settings.ts'
import { bangkokTime } from './bangkok-time.ts'
import { greeting } from './greeting.ts'
import { type Letter, messageId } from './letter.ts'
import { htmlText, repeatableName } from './safe-text.ts'

type Company = SiteManifest['company'][Lead['locale']]

interface Content {
  greeting: string
  thanks: string
  facts: [label: string, value: string][]
  steps: readonly string[]
  privacyUrl: string
}

function contentOf(lead: Lead, words: MailWords, siteUrl: string): Content {
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
    privacyUrl: `${siteUrl}${lead.locale === 'th' ? '/th' : ''}/privacy`,
  }
}

function plainText(
  words: MailWords,
  company: Company,
  { greeting, thanks, facts, steps, privacyUrl }: Content,
): string {
  return [
    greeting,
    '',
    thanks,
    '',
    ...facts.map(([label, value]) => `${label}: ${value}`),
    '',
    words.nextTitle,
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    words.hours,
    '',
    words.callTitle,
    `${words.phone} ${company.phone}`,
    `${words.email} ${company.email}`,
    '',
    words.erase,
    words.notYou,
    `${words.privacy}: ${privacyUrl}`,
    '',
    company.name,
    company.address,
    ...company.registered.map(({ label, value }) => `${label}: ${value}`),
    words.automatic,
    '',
  ].join('\n')
}

/** Without pictures and classes and with hardly any colour, so that mail programs can set the colours, in light and dark mode. */
function html(
  { locale, kind }: Lead,
  words: MailWords,
  company: Company,
  { greeting, thanks, facts, steps, privacyUrl }: Content,
): string {
  const font =
    locale === 'th' ? "'IBM Plex Sans Thai Looped','Leelawadee UI',Thonburi,Tahoma,sans-serif" : 'Georgia,serif'
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`
  const heading = (text: string) => `<h2 style="margin:24px 0 8px;font-size:17px">${htmlText(text)}</h2>`
  const phone = `<a href="${company.phoneLink}">${htmlText(company.phone)}</a>`
  const email = `<a href="mailto:${company.email}">${htmlText(company.email)}</a>`
  return [
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${htmlText(words.subject[kind])}</title></head>`,
    '<body style="margin:0;padding:24px 16px">',
    `<div style="max-width:560px;margin:0 auto;font:16px/${locale === 'th' ? '1.75' : '1.6'} ${font}">`,
    paragraph(htmlText(greeting)),
    paragraph(htmlText(thanks)),
    paragraph(facts.map(([label, value]) => `${htmlText(label)}: <b>${htmlText(value)}</b>`).join('<br>')),
    heading(words.nextTitle),
    `<ol style="margin:0 0 16px;padding-left:24px">${steps.map((step) => `<li>${htmlText(step)}</li>`).join('')}</ol>`,
    paragraph(htmlText(words.hours)),
    heading(words.callTitle),
    paragraph(`${htmlText(words.phone)} ${phone}<br>${htmlText(words.email)} ${email}`),
    '<hr style="border:0;border-top:1px solid #BF3419;margin:24px 0">',
    '<div style="font-size:14px">',
    paragraph(`${htmlText(words.erase)} ${htmlText(words.notYou)}`),
    paragraph(`<a href="${htmlText(privacyUrl)}">${htmlText(words.privacy)}</a>`),
    paragraph(
      [
        company.name,
        company.address,
        ...company.registered.map(({ label, value }) => `${label}: ${value}`),
        words.automatic,
      ]
        .map(htmlText)
        .join('<br>'),
    ),
    '</div></div></body></html>',
  ].join('\n')
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
  const content = contentOf(lead, words, siteUrl)
  return {
    from,
    to: [lead.email],
    replyTo: company.email,
    subject: `${words.subject[lead.kind]} – ${company.name}`,
    text: plainText(words, company, content),
    html: html(lead, words, company, content),
    messageId: messageId(delivery, from),
    date: now,
    // RFC 3834, and Exchange's own header: prevents absence notes, so that two programs never write to each other.
    headers: {
      'Auto-Submitted': 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': lead.locale,
    },
  }
}
