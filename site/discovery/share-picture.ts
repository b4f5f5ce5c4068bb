import { plainText } from '../../contract/plain-text.ts'
import type { SharePicture } from '../document/metadata.ts'
import type { ListedPage } from './listed-page.ts'

/** `/` is `home`, `/blog/a-quote` is `blog/a-quote`: the same name in both languages, and from build to build. */
export const pictureName = (base: string) => base.slice(1) || 'home'

/** Where a page's share picture lies, and what it shows. Thai parts sentences by a space. */
export function sharePicture({ base, locale, dateline, heading }: ListedPage): SharePicture {
  const alt = [dateline, plainText(heading)].join(locale === 'th' ? ' ' : '. ')
  return { path: `/share/${locale}/${pictureName(base)}.png`, alt }
}
