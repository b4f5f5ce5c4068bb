import { escapeMarkup } from '../../contract/escape-markup.ts'
import { isoDay } from '../../contract/time.ts'
import type { ListedPage } from './listed-pages.ts'
import { getCanonicalLinks } from './metadata.ts'

type Page = Pick<ListedPage, 'base' | 'locale' | 'modified'>

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * Formats an entry. The entry and the page's head get their alternates from the same function, because search engines ignore
 * alternates that differ. An unknown date is omitted, because search engines ignore all dates of a site with wrong dates.
 */
function formatEntry({ base, locale, modified }: Page, site: URL): string {
  const { canonical, alternates } = getCanonicalLinks(base, locale, site)
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  )
  const date = modified ? `<lastmod>${isoDay(modified)}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(canonical)}</loc>${date}${links.join('')}</url>`
}

/** Composes a sitemap of all pages (sitemaps.org), with `xhtml:link` alternates. */
export function composeSitemap(pages: readonly Page[], site: URL): string {
  const entries = pages.map((page) => formatEntry(page, site)).join('\n')
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`
}

/** Composes the index of sitemaps. Its URL stays the same when sitemaps are added. */
export function composeSitemapIndex(paths: readonly string[], site: URL): string {
  const entries = paths
    .map((path) => `<sitemap><loc>${escapeMarkup(new URL(path, site).href)}</loc></sitemap>`)
    .join('\n')
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</sitemapindex>\n`
}
