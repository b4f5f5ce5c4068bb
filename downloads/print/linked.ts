import type { Identity } from '../../site/content/identity.ts'

const tagOrText = /(<[^>]*>)|([^<]+)/g

/**
 * The same HTML with links wherever a text names an address at which the company is reached: in a PDF a phone number or e-mail
 * address would otherwise be dead text.
 *
 * @param html without links of its own to these addresses
 * @param identities the company in each language of the document, which write its number differently
 */
export function linked(html: string, identities: readonly Identity[]): string {
  const links = new Map(
    identities.flatMap(({ email, phone, phoneLink, website, websiteLink }) => [
      [email, `mailto:${email}`],
      [phone, phoneLink],
      [website, websiteLink],
    ]),
  )
  const shown = new RegExp([...links.keys()].map((text) => text.replace(/[.+]/g, '\\$&')).join('|'), 'g')
  return html.replace(tagOrText, (found, tag?: string) =>
    tag ? found : found.replace(shown, (text) => `<a href="${links.get(text)}">${text}</a>`),
  )
}
