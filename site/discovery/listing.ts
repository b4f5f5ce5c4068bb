import { existsSync } from 'node:fs'
import { type Locale, localizedPath } from '../../contract/locale.ts'
import { getWords } from '../content/content.ts'
import type { Listing, SharePicture } from '../document/metadata.ts'
import { getListedPage, type ListedPage } from './listed-pages.ts'
import { pageGraph, scriptJson } from './structured-data.ts'

/** The picture that a link to the page is shown with: its cover beside the company's name, drawn by `tools/draw-share-pictures.ts`. */
function sharePicture({ locale, cover }: ListedPage, companyName: string): SharePicture {
  const file = (drawing: string) => `/share/${locale}/${drawing}.png`
  if (!cover) return { path: file('world'), alt: companyName }
  return {
    path: file(existsSync(`site/public${file(cover.name)}`) ? cover.name : 'guilloche'),
    alt: cover.alt ? `${companyName}: ${cover.alt}` : companyName,
  }
}

/** Metadata in the head for search engines and link previews. */
export function listingOf(base: string, locale: Locale, site: URL): Listing {
  const page = getListedPage(base, locale)
  const words = getWords(locale)
  const ogImage = sharePicture(page, words.identity.name)
  return {
    canonicalPath: localizedPath(base, locale),
    ogImage,
    ...(page.subject?.kind === 'article' && { article: page.subject }),
    structuredData: scriptJson(pageGraph(page, words, ogImage.path, site)),
  }
}
