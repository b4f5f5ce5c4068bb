import rss, { type RSSFeedItem } from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { localizedPath } from '../../../contract/locale.ts'
import type { Article } from '../../content/compose/articles.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { composeFeedHtml } from '../../discovery/compose-feed-html.ts'
import { getLastModified } from '../../discovery/listed-pages.ts'
import { formatDocumentTitle, getCanonicalLinks } from '../../discovery/metadata.ts'
import { Correction } from '../../sections/blog/Article.tsx'
import { placePictures } from '../_place-pictures.ts'
import { getLocalePaths } from '../_static-paths.ts'

export const getStaticPaths = getLocalePaths

/** A feed item with the full article. A correction comes first, as on the page. */
export function createFeedItem(
  article: Article,
  content: Pick<SiteContent, 'pages' | 'locale'>,
  site: URL,
): RSSFeedItem {
  const { slug, title, excerpt, date, category, prose } = article
  const link = getCanonicalLinks(`/blog/${slug}`, content.locale, site).canonical
  const correction = renderToStaticMarkup(createElement(Correction, { content, article }))
  const html = composeFeedHtml(correction + placePictures(prose.html), link)
  return { link, title, description: excerpt, pubDate: date, categories: [category], content: html }
}

export const GET: APIRoute<{ content: SiteContent }> = ({ props: { content }, site: origin, url: requested }) => {
  const site = origin ?? requested
  const { identity, articles, locale } = content
  const { meta } = content.pages.blog
  const self = new URL(localizedPath('/feed.xml', locale), site).href
  const changed = getLastModified(articles)
  return rss({
    title: formatDocumentTitle(meta.title, identity.name),
    description: meta.description,
    site: getCanonicalLinks('/blog', locale, site).canonical,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: [
      `<language>${locale}</language>`,
      `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
      ...(changed ? [`<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
    items: articles.map((article) => createFeedItem(article, content, site)),
  })
}
