import { existsSync } from 'node:fs'
import { type Locale, localizedPath } from '../../contract/locale.ts'
import { getContent } from '../content/content.ts'
import type { SiteContent } from '../content/load-content.ts'
import { getListedPage, type ListedPage } from './listed-pages.ts'
import type { SearchMetadata, SharePicture } from './metadata.ts'
import { createPageGraph, serializeForScript } from './structured-data.ts'

/** Returns the picture for link previews. `npm run downloads` draws it from the page's cover and the company's name. */
function getSharePicture({ locale, cover }: ListedPage, { site, identity }: SiteContent): SharePicture {
  const file = (drawing: string) => `/share/${locale}/${drawing}.png`
  const drawing = cover ? cover.name : 'world'
  const shown = existsSync(`site/public${file(drawing)}`) ? drawing : 'guilloche'
  const alt = cover?.alt ?? (site.covers as Record<string, string>)[shown] ?? ''
  return { path: file(shown), alt: `${identity.name}: ${alt}` }
}

/** Creates the metadata of a listed page for search engines and link previews. */
export function createSearchMetadata(base: string, locale: Locale, site: URL): SearchMetadata {
  const page = getListedPage(base, locale)
  const content = getContent(locale)
  const ogImage = getSharePicture(page, content)
  return {
    canonicalPath: localizedPath(base, locale),
    ogImage,
    ...(page.subject?.kind === 'article' && { article: page.subject }),
    structuredData: serializeForScript(createPageGraph(page, content, ogImage.path, site)),
  }
}
