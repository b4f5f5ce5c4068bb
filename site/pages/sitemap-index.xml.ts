import type { APIRoute } from 'astro'
import { sitemapIndex } from '../discovery/sitemap.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(sitemapIndex(['/sitemap.xml'], site ?? url), { headers: { 'Content-Type': 'application/xml' } })
