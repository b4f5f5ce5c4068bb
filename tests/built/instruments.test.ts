import { brotliCompressSync, constants } from 'node:zlib'
import { load } from 'cheerio'
import { test } from 'vitest'
import { fileAt, inBothLanguages, onEvery } from './built-site.ts'

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

/** By how much an instrument may make its page heavier before it is touched, in bytes as they travel. */
const MAX_GROWTH = 4_000

/** As `tools/compress.ts` writes it. */
const weightOf = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
    },
  }).length

const offers = Object.entries(INSTRUMENTS).flatMap(([page, id]) =>
  inBothLanguages(page).map(({ path }) => {
    const html = fileAt(`${path.slice(1)}.html`) ?? ''
    const $ = load(html, { sourceCodeLocationInfo: true })
    const place = $(`#${id}`).get(0)?.sourceCodeLocation
    if (!place) throw new Error(`${path} has no #${id}`)
    const without = html.slice(0, place.startOffset) + html.slice(place.endOffset)
    return { path, growth: weightOf(html) - weightOf(without), elements: $('*').length }
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
