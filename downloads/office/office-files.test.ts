import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { XMLValidator } from 'fast-xml-parser'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { contactLists } from '../../site/content/schemas/resources.ts'
import { createMediaContactDatabase } from './media-contact-database.ts'
import { createPressRelease } from './press-release.ts'

const content = loadContent()

/** Opens an Office file. Fails if a part is not well formed, has no type, or refers to a missing part. */
function openPackage(bytes: Uint8Array): (path: string) => CheerioAPI {
  const parts = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, file]) => [path, strFromU8(file)]))
  for (const [path, xml] of Object.entries(parts)) {
    expect(XMLValidator.validate(xml), path).toBe(true)
    const folder = path.replace(/_rels\/[^/]+$/, '')
    for (const [, target = ''] of path.endsWith('.rels') ? xml.matchAll(/Target="([^"]+)"/g) : [])
      expect(Object.keys(parts), path).toContain(join(folder, target))
    if (/^[^[].*\.xml$/.test(path)) expect(parts['[Content_Types].xml']).toContain(`PartName="/${path}"`)
  }
  return (path) => load(parts[path] ?? '', { xml: true })
}

const textsOf = (part: CheerioAPI, selector: string) =>
  part(selector)
    .toArray()
    .map((element) => part(element).text())

describe.each(LOCALES)('the press release in %s', (locale) => {
  const release = content[locale].resources['press-release-template']
  const template = openPackage(createPressRelease(content[locale], 'template', locale))
  const document = template('word/document.xml')

  test('has a prompt for every part, which typing replaces', () => {
    const prompts = release.parts.flatMap(({ dateline, prompts }) => [
      ...(dateline ? [dateline.prompt] : []),
      ...prompts,
    ])
    expect(textsOf(document, 'w\\:sdt:has(w\\:showingPlcHdr):has(w\\:temporary)')).toEqual(prompts)
  })

  test('has a comment with advice for every part', () => {
    expect(textsOf(template('word/comments.xml'), 'w\\:comment')).toEqual(release.parts.map(({ advice }) => advice))
  })

  test('uses only styles that exist, and the Thai font for every Thai run', () => {
    const styles = template('word/styles.xml')
    for (const style of document('w\\:pStyle, w\\:rStyle').toArray()) {
      const id = document(style).attr('w:val')
      expect(styles(`[w\\:styleId="${id}"]`), id).toHaveLength(1)
    }
    const thaiRuns = document('w\\:r')
      .toArray()
      .filter((run) => /\p{Script=Thai}/u.test(document(run).text()))
    expect(thaiRuns.length > 0).toBe(locale === 'th')
    for (const run of thaiRuns) expect(document(run).find('w\\:cs')).toHaveLength(1)
  })

  test('has a finished example without prompts and comments', () => {
    const example = openPackage(createPressRelease(content[locale], 'example', locale))('word/document.xml')
    expect(example('w\\:sdt, w\\:commentReference')).toHaveLength(0)
    for (const line of release.parts.flatMap(({ example }) => example))
      expect(example('w\\:body').text()).toContain(line)
  })
})

describe.each(LOCALES)('the media contact database in %s', (locale) => {
  const words = content[locale]
  const database = words.resources['media-contact-database']
  const open = openPackage(createMediaContactDatabase(words, locale))
  const sheet = (number: number) => open(`xl/worksheets/sheet${number}.xml`)

  test('has its sheets and named lists', () => {
    const workbook = open('xl/workbook.xml')
    const attributes = (selector: string) =>
      workbook(selector)
        .toArray()
        .map((element) => workbook(element).attr('name'))
    expect(attributes('sheet')).toEqual(Object.values(database.sheets))
    expect(attributes('definedName')).toEqual(contactLists.map((list) => `list_${list}`))
  })

  test('has fixed headers and a filter for each column', () => {
    for (const [number, columns] of [
      [2, database.columns],
      [3, database.sentColumns],
    ] as const) {
      expect(sheet(number)('pane').attr()).toMatchObject({ ySplit: '1', state: 'frozen' })
      const table = open(`xl/tables/table${number}.xml`)
      const names = table('tableColumn')
        .toArray()
        .map((column) => table(column).attr('name'))
      expect(names).toEqual(columns.map(({ name }) => name))
      expect(table('autoFilter').attr('ref')).toBe(table('table').attr('ref'))
    }
  })

  test('validates columns with lists and dates', () => {
    const rules = sheet(2)
    expect(rules('dataValidation[type=date]')).toHaveLength(2)
    const used = [...textsOf(rules, 'dataValidation[type=list] formula1'), 'list_result']
    expect(used.sort()).toEqual(contactLists.map((list) => `list_${list}`).sort())
  })

  test('has the outlets of each field, dates of the samples, and the rules of the law', () => {
    const { thai, international } = words.home
    const outlets = [...international.industries.items, ...thai.industries.items]
    expect(textsOf(sheet(4), 'c > v').map(Number)).toEqual(outlets.map(({ figure }) => figure.value))
    // Spreadsheets store 2026-10-05 as 46300.
    expect(textsOf(sheet(2), 'c > v')).toContain('46300')
    for (const { title, text } of database.law.rows)
      expect(textsOf(sheet(5), 'is')).toEqual(expect.arrayContaining([title, text]))
  })
})
