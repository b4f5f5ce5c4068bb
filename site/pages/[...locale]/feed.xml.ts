import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'
import { escapeMarkup } from '../../../contract/escape-markup.ts'
import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { getLastModified } from '../../discovery/listed-pages.ts'
import { formatDocumentTitle, getCanonicalLinks } from '../../discovery/metadata.ts'
import { placePictures } from '../_place-pictures.ts'
import { getLocalePaths } from '../_static-paths.ts'
import { createFeedItem } from './_feed-item.ts'

export const getStaticPaths = getLocalePaths

export const GET: APIRoute<{ content: SiteContent }> = async ({ props: { content }, site: origin, url: requested }) => {
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
    items: await Promise.all(
      articles.map(async (article) => createFeedItem(article, await placePictures(article.prose.html), content, site)),
    ),
  })
}
