import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { getWords } from '../../content/content.ts'
import { lastChanged } from '../../discovery/listed-pages.ts'
import { canonicalLinks, documentTitle } from '../../document/metadata.ts'
import { localeRoutes } from '../../locale/static-paths.ts'
import { feedItem } from '../_feed-item.ts'

export const getStaticPaths = localeRoutes

/** The articles in full, for readers' programs. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale }, site: origin, url: requested }) => {
  const site = origin ?? requested
  const { identity, articles, pages } = getWords(locale)
  const { meta } = pages.blog
  const self = new URL(localizedPath('/feed.xml', locale), site).href
  const changed = lastChanged(articles)
  return rss({
    title: documentTitle(meta.title, identity.name),
    description: meta.description,
    site: canonicalLinks('/blog', locale, site).canonical,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${locale}</language>`,
      `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
      ...(changed ? [`<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
    items: articles.map((article) => feedItem(article, pages.blog, locale, site)),
  })
}
