import { expect, test } from 'vitest'
import { getContent } from '../../site/content/content.ts'
import { bytesAt, listedPages, pageAt } from './built-site.ts'

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

test.each(['ja', 'zh'])('the font of the headline in %s has its characters, so that none is a box', (language) => {
  const headline = getContent('en').home.international.languages.named.find(({ lang }) => lang === language)?.headline
  const name = { ja: 'krajai-japanese', zh: 'krajai-chinese' }[language]
  const face = new RegExp(`@font-face\\{[^}]*${name}[^}]*\\}`).exec(pageAt('/').$('style').text())?.[0] ?? ''
  const range = new Set((/unicode-range:([^;}]+)/i.exec(face)?.[1] ?? '').toLowerCase().match(/[0-9a-f]{4}/g))
  const characters = [...(headline ?? '')].map((character) => character.codePointAt(0)?.toString(16))
  expect(characters.filter((character) => !range.has(character ?? ''))).toEqual([])
  expect(characters.length).toBeGreaterThan(0)
})

test('licenses.md has the licence of each font', () => {
  const text = String(bytesAt('/licenses.md'))
  for (const family of ['Newsreader', 'Plex Sans', 'Plex Mono', 'Plex Sans Thai', 'Serif Thai', 'Serif JP', 'Serif SC'])
    expect(text).toMatch(new RegExp(`\\b${family}\\b.*: (?:Copyright|\\(c\\)) \\d{4}`))
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
