import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { plainText } from '../../../contract/plain-text.ts'
import { getWords } from '../../content/content.ts'
import { styled } from '../../discovery/feed-styles.ts'
import { feedText } from '../../discovery/feed-text.ts'
import { canonicalLinks, documentTitle } from '../../document/metadata.ts'
import { localeRoutes } from '../../locale/static-paths.ts'

export const getStaticPaths = localeRoutes

/** The articles in full, for readers' programs. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale }, site: origin, url: requested }) => {
  const site = origin ?? requested
  const { identity, articles, pages } = getWords(locale)
  const { meta, list } = pages.blog
  const self = new URL(localizedPath('/feed.xml', locale), site).href
  const items = articles.map(({ slug, title, excerpt, date, category, prose }) => {
    const link = canonicalLinks(`/blog/${slug}`, locale, site).canonical
    return {
      link,
      title: plainText(title),
      description: plainText(excerpt),
      pubDate: date,
      categories: [plainText(category)],
      content: feedText(prose.html, link),
      // For a person who opens the feed itself: styles cannot make a link of an address.
      customData: `<html:a href="${escapeMarkup(link)}">${escapeMarkup(plainText(list.read).replace('{title}', plainText(title)))}</html:a>`,
    }
  })
  const answer = await rss({
    title: plainText(documentTitle(meta.title, identity.name)),
    description: plainText(meta.description),
    site: canonicalLinks('/blog', locale, site).canonical,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', html: 'http://www.w3.org/1999/xhtml' },
    customData: [
      `<language>${locale}</language>`,
      `<atom:link href="${escapeMarkup(self)}" rel="self" type="application/rss+xml"/>`,
      ...(articles[0] ? [`<lastBuildDate>${articles[0].date.toUTCString()}</lastBuildDate>`] : []),
    ].join(''),
    items,
  })
  return new Response(styled(await answer.text()), answer)
}
