import { expect, test } from 'vitest'
import { basePath } from '../../contract/locale.ts'
import { withoutHash } from '../../contract/site-manifest.ts'
import { type BuiltPage, builtPages, onEvery, pageAt } from './built-site.ts'

const englishPages = builtPages.filter(({ locale }) => locale === 'en')
const thaiOf = ({ base }: BuiltPage) => pageAt(`/th${base === '/' ? '' : base}`)

/** A file for download has its language and a hash in its name. */
const isMadeFor = (address: string) => withoutHash(address).replace(/\.(?:en|th)\b/g, '')

/** Where a link leads, in whichever language: headings of articles, subjects of mails and shared addresses are in words. */
function targetOf(href: string, { path }: BuiltPage): string {
  if (/^(?:mailto|https?):/.test(href)) return href.replace(/\?.*/s, '')
  if (/^[a-z]+:/.test(href)) return href
  const url = new URL(href, `http://here${path}`)
  const base = basePath(decodeURIComponent(url.pathname))
  const anchor = /^\/blog\/./.test(base) && url.hash !== '' ? '#heading' : url.hash
  return isMadeFor(`${base}${url.search}${anchor}`)
}

/** The sample of the checker is another draft in each language, with remarks of its own. */
const SAMPLE_REMARKS = '[aria-labelledby="checker-remarks"] *'

/** How often a page has each element of its structure, each picture and each link. */
function countTraits(page: BuiltPage): Record<string, number> {
  const { $ } = page
  const structure =
    'h1, h2, h3, h4, header, main, footer, nav, section, article, aside, details, form, figure, table, caption, tr, ul, ol, dl, li, dt, dd, button, input, select, option, textarea, img, svg, video'
  const tags = $(structure)
    .not(SAMPLE_REMARKS)
    .toArray()
    .map((element) => {
      // A picture in an article may have words in it.
      const src = $(element).is('.prose *') ? '/' : ($(element).attr('src') ?? '/')
      return `${$(element).prop('tagName')} ${isMadeFor(basePath(src))}`
    })
  const links = $('a[href]:not([data-language])')
    .not(SAMPLE_REMARKS)
    .toArray()
    .map((link) => targetOf($(link).attr('href') ?? '', page))
  const counts: Record<string, number> = {}
  for (const trait of [...tags, ...links]) counts[trait] = (counts[trait] ?? 0) + 1
  return counts
}

test('every page has the same headings, sections, lists, tables, controls, pictures and links in both languages', () => {
  expect(englishPages.length).toBe(builtPages.length / 2)
  onEvery(englishPages, (page) => expect(countTraits(thaiOf(page))).toEqual(countTraits(page)))
})
