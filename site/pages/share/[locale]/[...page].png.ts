import type { APIRoute } from 'astro'
import { renderToStaticMarkup } from 'react-dom/server'
import { LOCALES } from '../../../../contract/locale.ts'
import { getWords } from '../../../content/content.ts'
import type { ListedPage } from '../../../discovery/listed-page.ts'
import { getListedPages } from '../../../discovery/listed-pages.ts'
import { pictureName } from '../../../discovery/share-picture.ts'
import { renderPicture } from '../../../share/render-picture.ts'
import { coverOfPage } from '../_cover-of.ts'

export const getStaticPaths = async () =>
  LOCALES.flatMap(getListedPages).map((page) => ({
    params: { locale: page.locale, page: pictureName(page.base) },
    props: { page },
  }))

/** The picture that a link to a page is shown with. */
export const GET: APIRoute<{ page: ListedPage }> = async ({ props: { page } }) => {
  const { locale, dateline, heading, lead } = page
  const { logo } = getWords(locale).identity
  const drawn = coverOfPage(page)
  const cover = drawn && renderToStaticMarkup(drawn)
  const png = await renderPicture({ locale, dateline, headline: heading, lead, logo, ...(cover && { cover }) })
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } })
}
