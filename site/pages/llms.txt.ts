import type { APIRoute } from 'astro'
import { LOCALES, type Locale, localizedPath } from '../../contract/locale.ts'
import { getContent } from '../content/content.ts'
import { getListedPages } from '../discovery/listed-pages.ts'
import { getCanonicalLinks } from '../discovery/metadata.ts'

/** A summary of the site for language models (llmstxt.org): a line per page, Thai pages under the heading `Optional`. */
export const GET: APIRoute = ({ site: origin, url }) => {
  const site = origin ?? url
  const { identity, site: words } = getContent('en')
  const feeds = LOCALES.map((locale) => new URL(localizedPath('/feed.xml', locale), site).href)
  const linksIn = (locale: Locale) =>
    getListedPages(locale)
      .map(({ base, title, description }) => {
        const { canonical } = getCanonicalLinks(base, locale, site)
        return `- [${title}](${canonical}): ${description.trim()}`
      })
      .join('\n')
  return new Response(`# ${identity.name}

> ${words.description}

Every page exists in English and in Thai, at the same path below /th. Figures are the company's own; where two differ, the page explains why. New articles in full: ${feeds.join(' (English), ')} (Thai).

## Pages

${linksIn('en')}

## Optional

${linksIn('th')}
`)
}
