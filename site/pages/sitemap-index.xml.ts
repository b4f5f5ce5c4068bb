import type { APIRoute } from 'astro'
import { composeSitemapIndex } from '../discovery/sitemap.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(composeSitemapIndex(['/sitemap.xml'], site ?? url), { headers: { 'Content-Type': 'application/xml' } })
