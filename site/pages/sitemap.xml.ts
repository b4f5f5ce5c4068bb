import type { APIRoute } from 'astro'
import { getListedPages } from '../discovery/listed-pages.ts'
import { sitemap } from '../discovery/sitemap.ts'
import { LOCALES } from '../locale/paths.ts'

export const GET: APIRoute = async ({ site, url }) =>
  new Response(sitemap(LOCALES.flatMap(getListedPages), site ?? url), {
    headers: { 'Content-Type': 'application/xml' },
  })
