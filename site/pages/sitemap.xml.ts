import { spawnSync } from 'node:child_process'
import type { APIRoute } from 'astro'
import { escapeMarkup } from '../../contract/escape-markup.ts'
import { LOCALES } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import { getListedPages, type ListedPage } from '../discovery/listed-pages.ts'
import { getCanonicalLinks } from '../discovery/metadata.ts'

/** Returns the date of the last commit that changed the content, or `undefined` outside a checkout. */
export function getContentChanged(): Date | undefined {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%cI', '--', 'content'], { encoding: 'utf8' })
  return stdout?.trim() ? new Date(stdout.trim()) : undefined
}

/**
 * Formats an entry. The entry and the page's head get their alternates from the same function, because search engines ignore
 * alternates that differ. An unknown date is omitted, because search engines ignore all dates of a site with wrong dates.
 */
function formatEntry({ base, locale }: ListedPage, modified: Date | undefined, site: URL): string {
  const { canonical, alternates } = getCanonicalLinks(base, locale, site)
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
  )
  const date = modified ? `<lastmod>${isoDay(modified)}</lastmod>` : ''
  return `<url><loc>${escapeMarkup(canonical)}</loc>${date}${links.join('')}</url>`
}

/** A sitemap of all pages (sitemaps.org), with `xhtml:link` alternates. */
export const GET: APIRoute = ({ site, url }) => {
  const changed = getContentChanged()
  const pages = LOCALES.flatMap(getListedPages)
  const entries = pages.map((page) => formatEntry(page, page.modified ?? changed, site ?? url)).join('\n')
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}
