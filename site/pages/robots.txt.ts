import type { APIRoute } from 'astro'

/** Search engines and AI crawlers may read everything. `/api/` has only POST routes. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site ?? url).href}\n`,
  )
