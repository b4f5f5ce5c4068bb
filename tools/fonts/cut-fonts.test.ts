import { mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { describe, expect, test } from 'vitest'
import { cutFonts } from './cut-fonts.ts'
import { fontCuts } from './cuts.ts'

const root = new URL('../../', import.meta.url)
const folder = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'cut-fonts-'))}/`)
await cutFonts({ root, folder })

/** The features that a shaper applies to every text, without a style sheet asking for them. */
const UNASKED = new Set('calt ccmp clig liga locl rclt rlig abvm blwm dist kern mark mkmk'.split(' '))

/** The tags of a font's features, as its GSUB and GPOS tables list them (OpenType 1.9, Feature List table). */
async function featuresOf(font: Buffer): Promise<Set<string>> {
  const plain = await subsetFont(font, '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  const tags = new Set<string>()
  for (let table = 0; table < plain.readUInt16BE(4); table += 1) {
    const record = 12 + table * 16
    if (!['GSUB', 'GPOS'].includes(plain.toString('latin1', record, record + 4))) continue
    const start = plain.readUInt32BE(record + 8)
    const list = start + plain.readUInt16BE(start + 6)
    for (let feature = 0; feature < plain.readUInt16BE(list); feature += 1) {
      tags.add(plain.toString('latin1', list + 2 + feature * 6, list + 6 + feature * 6))
    }
  }
  return tags
}

// The others keep all their features, or hold no Thai.
describe.each(fontCuts.filter(({ script, quotes }) => script === 'both' || quotes))(
  '$name',
  ({ name, source, script }) => {
    test('keeps every feature that places Thai marks', async () => {
      const whole = await featuresOf(readFileSync(createRequire(import.meta.url).resolve(source)))
      const cut = await featuresOf(readFileSync(new URL(`${name}.woff2`, folder)))
      // The ligatures are Latin ones.
      const needed = [...whole].filter((tag) => UNASKED.has(tag) && (script === 'both' || tag !== 'liga'))
      expect(needed).toContain('mark')
      expect([...cut]).toEqual(expect.arrayContaining(needed))
    })
  },
)

test('the fonts of a page together stay within their bytes, also where it quotes the other language', () => {
  const bytesOf = (isOnPage: (cut: (typeof fontCuts)[number]) => boolean) =>
    fontCuts
      .filter(isOnPage)
      .map(({ name }) => readFileSync(new URL(`${name}.woff2`, folder)).length)
      .reduce((sum, one) => sum + one, 0)
  expect(bytesOf(({ locale }) => locale === 'en')).toBeLessThan(27_800)
  expect(bytesOf(({ locale, quotes }) => locale === 'en' || quotes !== undefined)).toBeLessThan(33_800)
  expect(bytesOf(({ locale, quotes }) => locale === 'th' && quotes === undefined)).toBeLessThan(42_600)
})
