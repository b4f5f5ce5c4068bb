import type { RSSFeedItem } from '@astrojs/rss'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Article } from '../../content/compose/articles.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { composeFeedHtml } from '../../discovery/compose-feed-html.ts'
import { getCanonicalLinks } from '../../discovery/metadata.ts'
import { Correction } from '../../sections/blog/Article.tsx'

/**
 * A feed item with the full article. A correction comes first, as on the page.
 *
 * @param prose the HTML of the article
 */
export function createFeedItem(
  article: Article,
  prose: string,
  content: Pick<SiteContent, 'pages' | 'locale'>,
  site: URL,
): RSSFeedItem {
  const { slug, title, excerpt, date, category } = article
  const link = getCanonicalLinks(`/blog/${slug}`, content.locale, site).canonical
  const correction = renderToStaticMarkup(createElement(Correction, { content, article }))
  const html = composeFeedHtml(correction + prose, link)
  return { link, title, description: excerpt, pubDate: date, categories: [category], content: html }
}
