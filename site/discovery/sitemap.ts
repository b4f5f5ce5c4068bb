import { escapeMarkup } from '../../contract/escape-markup.ts'
import { isoDay } from '../../contract/time.ts'
import { canonicalLinks } from '../document/metadata.ts'
import type { ListedPage } from './listed-pages.ts'

type Page = Pick<ListedPage, 'base' | 'locale' | 'modified'>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * One address of the sitemap. Its alternates are those of the page's head, made by the same function: where the two
 * disagree, search engines drop both. A date that nobody wrote down is left out; a made-up one is soon believed no more.
 */
function entry({ base, locale, modified }: Page, site: URL): string {
  const { canonical, alternates } = canonicalLinks(base, locale, site)
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  )
  const date = modified ? `<lastmod>${isoDay(modified)}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(canonical)}</loc>${date}${links.join('')}</url>`
}

/** All pages of both languages, by sitemaps.org with the alternates of `xhtml:link`. */
export function sitemap(pages: readonly Page[], site: URL): string {
  const entries = pages.map((page) => entry(page, site)).join('\n')
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`
}

/** The list of sitemaps, at the address that crawlers are told: more can be added without telling them anew. */
export function sitemapIndex(paths: readonly string[], site: URL): string {
  const entries = paths
    .map((path) => `<sitemap><loc>${escapeMarkup(new URL(path, site).href)}</loc></sitemap>`)
    .join('\n')
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`
}
