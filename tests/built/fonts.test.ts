import { expect, test } from 'vitest'
import { bytesAt, listedPages } from './built-site.ts'

const LARGEST_BYTES = { en: 45_000, th: 60_000 }

test('a page preloads the fonts of its own language, within their budget', () => {
  const preloaded = listedPages.map(({ path, locale, $ }) => ({
    path,
    locale,
    fonts: $('link[rel=preload][as=font]')
      .map((_, link) => $(link).attr('href'))
      .get(),
    styles: $('style').text(),
  }))
  for (const { path, locale, fonts, styles } of preloaded) {
    const bytes = fonts.reduce((sum, font) => sum + (bytesAt(font)?.length ?? Number.NaN), 0)
    expect(bytes, path).toBeGreaterThan(0)
    expect(bytes, path).toBeLessThanOrEqual(LARGEST_BYTES[locale])
    for (const font of fonts) expect(styles, path).toContain(font)
  }
  const fontsIn = (language: string) =>
    preloaded.filter(({ locale }) => locale === language).flatMap(({ fonts }) => fonts)
  const thai = new Set(fontsIn('th'))
  expect(fontsIn('en').filter((font) => thai.has(font))).toEqual([])
})
