import { expect, test } from 'vitest'
import { bytesAt, listedPages } from './built-site.ts'

const LARGEST_BYTES = { en: 45_000, th: 60_000 }

/** All fonts that a page's styles name, whether or not it comes to show them. */
const fontsOf = (html: string) => new Set(html.match(/\/[\w/-]+?\/fonts\/[\w-]+\.woff2/g))

test('the fonts of a page stay within their budget, and a Thai page names none of the English ones', () => {
  const bytesOf = (fonts: Iterable<string>) =>
    [...fonts].reduce((sum, font) => sum + (bytesAt(font)?.length ?? Number.NaN), 0)
  const faults = listedPages.flatMap(({ path, locale, $ }) => {
    const bytes = bytesOf(fontsOf($.html()))
    return bytes > 0 && bytes <= LARGEST_BYTES[locale] ? [] : `${path}: ${bytes} bytes of fonts`
  })
  expect(faults).toEqual([])
  const english = fontsOf(listedPages.find(({ path }) => path === '/')?.$.html() ?? '')
  const thai = fontsOf(listedPages.find(({ path }) => path === '/th')?.$.html() ?? '')
  expect([...thai].filter((font) => english.has(font))).toEqual([])
})
