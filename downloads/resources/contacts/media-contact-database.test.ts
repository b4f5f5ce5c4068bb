import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { cellsOf, convertedBy, hasLibreOffice, openPackage } from '../../../file-formats/fixture-opened-package.ts'
import { loadContent } from '../../../site/content/load-content.ts'
import { contactLists } from '../../../site/content/schemas/resources.ts'
import { mediaContactDatabase } from './media-contact-database.ts'

const content = loadContent()

describe.each(LOCALES)('the media contact database in %s', (locale) => {
  const words = content[locale]
  const database = words.resources['media-contact-database']
  const file = mediaContactDatabase(words, locale)
  const part = openPackage(file)
  const workbook = part('xl/workbook.xml')
  const [start, contacts, sent, lists, law] = [1, 2, 3, 4, 5].map((number) => cellsOf(part, number)) as [
    string[][],
    string[][],
    string[][],
    string[][],
    string[][],
  ]

  const column = (rows: string[][], position: number) => rows.slice(1).flatMap((row) => row[position] || [])

  test('has its sheets, each under its own name', () => {
    const names = workbook('sheet')
      .toArray()
      .map((sheet) => workbook(sheet).attr('name'))
    expect(names).toEqual(Object.values(database.sheets))
    expect(start[0]).toEqual([database.start.heading])
  })

  test.each([
    ['contacts', 2, 21],
    ['what was sent', 3, 9],
  ])('keeps the header of %s in view, with a filter for each column', (_, number, columns) => {
    const sheet = part(`xl/worksheets/sheet${number}.xml`)
    const table = part(`xl/tables/table${number}.xml`)
    expect(sheet('pane').attr()).toMatchObject({ ySplit: '1', state: 'frozen' })
    expect(table('autoFilter').attr('ref')).toBe(table('table').attr('ref'))
    const names = table('tableColumn')
      .toArray()
      .map((name) => table(name).attr('name'))
    expect(names).toHaveLength(columns)
    expect(names).toEqual([contacts, sent][number - 2]?.[0])
  })

  test('offers a list wherever one was made, and takes only dates for dates', () => {
    const sheet = part('xl/worksheets/sheet2.xml')
    const rules = sheet('dataValidation')
      .toArray()
      .map((rule) => [sheet(rule).attr('type'), sheet(rule).find('formula1').text()])
    const offered = rules.flatMap(([type, formula]) => (type === 'list' ? [formula] : []))
    const named = workbook('definedName')
      .toArray()
      .map((name) => workbook(name).attr('name'))
    expect(named).toEqual(contactLists.map((list) => `list_${list}`))
    expect([...offered, 'list_result'].sort()).toEqual([...named].sort())
    expect(rules.filter(([type]) => type === 'date')).toHaveLength(2)
  })

  test('lists the kinds and fields of the network, and how many outlets each has', () => {
    const { thai, international } = words.home
    const kinds = [...thai.partners.kinds, ...international.partners.kinds]
    expect(column(lists, 0)).toEqual(expect.arrayContaining(kinds))
    const charts = [...international.industries.items, ...thai.industries.items]
    expect(column(lists, 1)).toEqual(expect.arrayContaining(charts.map(({ label }) => label)))
    expect(column(lists, 10).map(Number)).toEqual(charts.map(({ figure }) => figure.value))
  })

  test('marks each sample as one, with values that its lists offer and days that are dates', () => {
    expect(contacts).toHaveLength(1 + database.samples.length)
    const at = (id: string) => database.columns.findIndex((one) => one.id === id)
    expect(new Set(column(contacts, at('status')))).toEqual(new Set([database.lists.status.at(-1) ?? '']))
    expect(column(lists, 0)).toEqual(expect.arrayContaining(column(contacts, at('kind'))))
    expect(column(lists, 1)).toEqual(expect.arrayContaining(column(contacts, at('field'))))
    // 2026-10-05 is day 46300 as spreadsheets count.
    expect(column(contacts, at('checked'))[0]).toBe('46300')
    expect(column(contacts, at('email')).every((address) => address.endsWith('.example'))).toBe(true)
  })

  test('explains consent and the law, with a text to send', () => {
    const said = law.flat()
    for (const { title, text } of database.law.rows) expect(said).toEqual(expect.arrayContaining([title, text]))
    expect(said).toContain(database.law.notice.text)
  })

  test('comes out the same in every byte, and free of invisible characters', () => {
    expect(Buffer.compare(file, mediaContactDatabase(words, locale))).toBe(0)
  })

  test.skipIf(!hasLibreOffice)('opens in LibreOffice with dates of its calendar (skipped where there is none)', () => {
    const shown = convertedBy(file, 'contacts.xlsx', 'html')
    expect(shown).toContain(database.samples[0]?.name ?? '')
    expect(shown).toContain(locale === 'th' ? '5 ต.ค. 2569' : '5 Oct 2026')
  })
})
