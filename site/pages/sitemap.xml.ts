import type { APIRoute } from 'astro'
import { LOCALES } from '../../contract/locale.ts'
import { getContentChanged } from '../discovery/content-changed.ts'
import { getListedPages } from '../discovery/listed-pages.ts'
import { composeSitemap } from '../discovery/sitemap.ts'

export const GET: APIRoute = async ({ site, url }) => {
  const changed = getContentChanged()
  const pages = LOCALES.flatMap(getListedPages).map((page) => ({ ...page, modified: page.modified ?? changed }))
  return new Response(composeSitemap(pages, site ?? url), { headers: { 'Content-Type': 'application/xml' } })
}
