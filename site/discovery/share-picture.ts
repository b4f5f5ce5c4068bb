import { existsSync } from 'node:fs'
import type { SharePicture } from '../document/metadata.ts'
import type { ListedPage } from './listed-page.ts'

/** What a page without a cover shows, and one whose cover nobody has drawn yet. */
const WORLD = 'world'
const PATTERN = 'guilloche'

/**
 * The picture that a link to the page is shown with: the company's name beside the page's cover. `tools/draw-share-pictures.ts`
 * has drawn it.
 *
 * @param name the company's
 */
export function sharePicture({ locale, cover }: Pick<ListedPage, 'locale' | 'cover'>, name: string): SharePicture {
  const file = (drawing: string) => `/share/${locale}/${drawing}.png`
  const alt = cover?.alt ? `${name}: ${cover.alt}` : name
  if (!cover) return { path: file(WORLD), alt }
  return { path: file(existsSync(`site/public${file(cover.name)}`) ? cover.name : PATTERN), alt }
}
