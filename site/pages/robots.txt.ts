import type { APIRoute } from 'astro'

/** Everything may be read, by search engines and answer engines alike; the two calls answer no GET. */
export const GET: APIRoute = ({ site, url }) =>
  new Response(
    `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${new URL('/sitemap-index.xml', site ?? url).href}\n`,
  )
