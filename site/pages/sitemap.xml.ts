import type { APIRoute } from 'astro'
import { LOCALES } from '../../contract/locale.ts'
import { getListedPages } from '../discovery/listed-pages.ts'
import { composeSitemap } from '../discovery/sitemap.ts'

export const GET: APIRoute = async ({ site, url }) =>
  new Response(composeSitemap(LOCALES.flatMap(getListedPages), site ?? url), {
    headers: { 'Content-Type': 'application/xml' },
  })
