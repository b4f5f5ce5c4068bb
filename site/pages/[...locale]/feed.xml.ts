import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { getWords } from '../../content/content.ts'
import { styled } from '../../discovery/feed-styles.ts'
import { feedText } from '../../discovery/feed-text.ts'
import { plain } from '../../discovery/listed-page.ts'
import { xmlText } from '../../discovery/xml.ts'
import { canonicalLinks, documentTitle } from '../../document/metadata.ts'
import { type Locale, localizedPath } from '../../locale/paths.ts'
import { localeRoutes } from '../../locale/static-paths.ts'

export const getStaticPaths = localeRoutes

/** The articles in full, for readers' programs. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site: origin, url: requested }) => {
  const site = origin ?? requested
  const { meta, list } = getWords(locale).pages.blog
  const { identity } = getWords(locale)
  const articles = getWords(locale).articles
  const self = new URL(localizedPath('/feed.xml', locale), site).href
  const items = articles.map(({ slug, title, excerpt, date, category, prose }) => {
    const link = canonicalLinks(`/blog/${slug}`, locale, site).canonical
    return {
      link,
      title: plain(title),
      description: plain(excerpt),
      pubDate: date,
      categories: [plain(category)],
      content: feedText(prose.html, link),
      // For a person who opens the feed itself: styles cannot make a link of an address.
      customData: `<html:a href="${xmlText(link)}">${xmlText(plain(list.read).replace('{title}', plain(title)))}</html:a>`,
    }
  })
  const answer = await rss({
    title: plain(documentTitle(meta.title, identity.name)),
    description: plain(meta.description),
    site: canonicalLinks('/blog', locale, site).canonical,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', html: 'http://www.w3.org/1999/xhtml' },
    customData: [
      `<language>${locale}</language>`,
      `<atom:link href="${xmlText(self)}" rel="self" type="application/rss+xml"/>`,
      ...(articles[0] ? [`<lastBuildDate>${articles[0].date.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
    items,
  })
  return new Response(styled(await answer.text()), answer)
}
