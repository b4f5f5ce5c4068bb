import type { APIRoute } from 'astro'

/** The index of sitemaps. Its URL stays the same when sitemaps are added. */
export const GET: APIRoute = ({ site, url }) => {
  const sitemap = `<sitemap><loc>${new URL('/sitemap.xml', site ?? url).href}</loc></sitemap>`
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemap}\n</sitemapindex>\n`,
    { headers: { 'Content-Type': 'application/xml' } },
  )
}
