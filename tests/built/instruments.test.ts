import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { test } from 'vitest'
import { fileAt, inBothLanguages, onEvery } from './built-site.ts'
import { withoutSection } from './without-section.ts'

/** The parts of pages that are to be used, not only read, by the pages that offer them. */
const INSTRUMENTS = {
  '/about': 'figures',
  '/blog': 'checker',
  '/faq': 'when',
  '/pricing/0': 'finder',
  '/pricing/1': 'finder',
  '/pricing/2': 'finder',
  '/services/performance-analytics': 'sample-report',
  '/services/targeted-distribution': 'outlets',
  '/thai-news-distribution': 'annotated',
}

/**
 * By how much an instrument may make its page heavier before it is touched, its styles included, in bytes as they travel: 4 kB, and what a
 * rule more in the styles of every page makes the compression of one part better or worse.
 */
const MAX_GROWTH = 4_050

/** As `tools/compress.ts` writes it. */
const weightOf = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length

/** A page that offers nothing: its styles are those of all pages. */
const bare = fileAt('404.html') ?? ''

const sheetsOf = (html: string) =>
  load(html)('link[rel~=stylesheet]')
    .toArray()
    .map(({ attribs }) => attribs.href ?? '')

/** Of the style sheets that a page fetches and not every page does. */
const weightOfSheets = (html: string) =>
  sheetsOf(html)
    .filter((href) => !sheetsOf(bare).includes(href))
    .reduce((sum, href) => sum + weightOf(fileAt(href) ?? ''), 0)

const offers = Object.entries(INSTRUMENTS).flatMap(([page, id]) =>
  inBothLanguages(page).map(({ path }) => {
    const html = fileAt(`${path.slice(1)}.html`) ?? ''
    const growth = weightOf(html) - weightOf(withoutSection(html, `#${id}`, bare))
    return { path, growth: growth + weightOfSheets(html), elements: load(html)('*').length }
  }),
)

test('an instrument that nobody touches makes its page little heavier', () => {
  onEvery(offers, ({ growth }) => {
    if (growth > MAX_GROWTH) throw new Error(`its instrument weighs ${growth} bytes, and may weigh ${MAX_GROWTH}`)
  })
})

test('a page with an instrument has not many more elements than others', () => {
  onEvery(offers, ({ elements }) => {
    if (elements > 1_120) throw new Error(`it has ${elements} elements`)
  })
})
