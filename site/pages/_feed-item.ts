import type { RSSFeedItem } from '@astrojs/rss'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../contract/locale.ts'
import type { Article } from '../content/articles.ts'
import type { PageWords } from '../content/load-content.ts'
import { feedText } from '../discovery/feed-text.ts'
import { canonicalLinks } from '../document/metadata.ts'
import { Correction } from '../sections/blog/Article.tsx'

/** An article in a feed: in full, what has been put right in it first, as on its page. */
export function feedItem(article: Article, words: PageWords<'blog'>, locale: Locale, site: URL): RSSFeedItem {
  const { slug, title, excerpt, date, category, prose } = article
  const link = canonicalLinks(`/blog/${slug}`, locale, site).canonical
  const correction = renderToStaticMarkup(createElement(Correction, { words: words.article, article, locale }))
  return {
    link,
    title,
    description: excerpt,
    pubDate: date,
    categories: [category],
    content: feedText(correction + prose.html, link),
  }
}
