import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { convertedBy, hasLibreOffice, openPackage } from '../../../file-formats/fixture-opened-package.ts'
import { loadContent } from '../../../site/content/load-content.ts'
import { pressRelease } from './press-release.ts'

const content = loadContent()

describe.each(LOCALES)('the press release in %s', (locale) => {
  const release = content[locale].resources['press-release-template']
  const template = pressRelease(content[locale], 'template', locale)
  const example = pressRelease(content[locale], 'example', locale)
  const [document, finished] = [template, example].map((file) => openPackage(file)('word/document.xml'))
  if (!document || !finished) throw new Error('There is no document')

  test('asks for every part in grey, in a control that goes away when it is typed over', () => {
    const prompts = document('w\\:sdt')
      .toArray()
      .filter((control) => document(control).find('w\\:showingPlcHdr, w\\:temporary').length === 2)
      .map((control) => ({
        text: document(control).find('w\\:t').text(),
        style: document(control).find('w\\:rStyle').attr('w:val'),
      }))
    const asked = release.parts.flatMap(({ dateline, prompts }) => [...(dateline ? [dateline.prompt] : []), ...prompts])
    expect(prompts).toEqual(asked.map((text) => ({ text, style: 'PlaceholderText' })))
    const ids = document('w\\:sdtPr > w\\:id')
      .toArray()
      .map((id) => document(id).attr('w:val'))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('advises on every part in a comment of its own', () => {
    const comments = openPackage(template)('word/comments.xml')
    const written = comments('w\\:comment')
      .toArray()
      .map((comment) => comments(comment).text())
    expect(written).toEqual(release.parts.map(({ advice }) => advice))
    expect(document('w\\:commentRangeStart, w\\:commentRangeEnd, w\\:commentReference')).toHaveLength(
      3 * written.length,
    )
  })

  test('has a box for every point to check', () => {
    expect(document('w14\\:checkbox')).toHaveLength(release.checklist.items.length)
  })

  test('is finished in the example: nothing to fill in, no comment, and said to be invented', () => {
    expect(finished('w\\:sdt, w\\:commentReference')).toHaveLength(0)
    const text = finished('w\\:body').text()
    for (const line of [release.exampleNote, ...release.parts.flatMap(({ example }) => example)])
      expect(text).toContain(line)
  })

  test('is set in styles that exist, headings among them', () => {
    const styles = openPackage(template)('word/styles.xml')
    const known = styles('w\\:style')
      .toArray()
      .map((style) => styles(style).attr('w:styleId'))
    const used = document('w\\:pStyle, w\\:rStyle')
      .toArray()
      .map((style) => document(style).attr('w:val'))
    expect(known).toEqual(expect.arrayContaining([...new Set(used)]))
    expect(used).toEqual(expect.arrayContaining(['Title', 'Subtitle', 'Quote', 'ListBullet', 'Heading1']))
  })

  test('names its languages, and a Thai face for every letter that is Thai', () => {
    const styles = openPackage(template)('word/styles.xml')
    const defaults = styles('w\\:docDefaults')
    expect(defaults.find('w\\:lang').attr()).toMatchObject({ 'w:val': 'en-US', 'w:bidi': 'th-TH' })
    expect(defaults.find('w\\:rFonts').attr('w:cs')).toBe('Leelawadee UI')
    expect(defaults.find('w\\:szCs').attr('w:val')).toBe(defaults.find('w\\:sz').attr('w:val'))
    expect(openPackage(template)('word/fontTable.xml')('[w\\:name="Leelawadee UI"] > w\\:altName').attr('w:val')).toBe(
      'Sarabun',
    )
    const thai = document('w\\:r')
      .toArray()
      .filter((run) => /\p{Script=Thai}/u.test(document(run).text()))
    expect(thai.length > 0).toBe(locale === 'th')
    expect(thai.filter((run) => document(run).find('w\\:cs').length === 0)).toEqual([])
  })

  test('comes out the same in every byte', () => {
    expect(Buffer.compare(template, pressRelease(content[locale], 'template', locale))).toBe(0)
  })

  test.skipIf(!hasLibreOffice)('says the same in LibreOffice (skipped where there is none)', () => {
    const text = convertedBy(example, 'example.docx', 'txt:Text (encoded):UTF8')
    for (const line of release.parts.flatMap(({ example }) => example)) expect(text).toContain(line)
  })
})
