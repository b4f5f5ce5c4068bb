import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { loadContent } from '../../../site/content/load-content.ts'

const content = loadContent()
const run = (program: string, ...options: string[]) => spawnSync(program, options, { encoding: 'utf8' }).stdout ?? ''
const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0

/** Lines of a PDF end where they end. */
const bare = (text: string) => text.replace(/\s/g, '').normalize('NFKC')

test('the guide has the same chapters in both languages, with the same headings, tables and lists', () => {
  const [en, th] = LOCALES.map((locale) =>
    content[locale].chapters.map(({ prose }) =>
      (prose.html.match(/<(?:h2|table|tr|th|td|li|blockquote)\b/g) ?? []).join(''),
    ),
  )
  expect(en?.length).toBeGreaterThanOrEqual(12)
  expect(th).toEqual(en)
})

describe.skipIf(!hasPoppler).each(LOCALES)('the printed guide in %s (skipped without poppler)', (locale) => {
  const { chapters, resources } = content[locale]
  const guide = resources['strategy-guide']
  const file = join('downloads/printed', `strategy-guide.${locale}.pdf`)
  const pages = run('pdftotext', '-raw', file, '-').split('\f')
  const information = run('pdfinfo', file)

  test('has a cover, the contents, a page for each chapter and who wrote it, on A4', () => {
    expect(information).toMatch(new RegExp(`Pages: +${chapters.length + 3}\n`))
    expect(information).toMatch(/Page size: .*A4/)
    expect(information).toContain(`Title:           ${guide.title}\n`)
  })

  test('is tagged, in its language, with bookmarks', () => {
    expect(information).toMatch(/Tagged: +yes/)
    const structure = run('pdfinfo', '-struct', file)
    for (const kind of ['Document', 'H1', 'H2', 'H3', 'Table', 'TH', 'L ']) expect(structure).toContain(kind)
    const raw = spawnSync('cat', [file], { encoding: 'latin1', maxBuffer: 1e8 }).stdout
    expect(raw).toContain(`/Lang (${locale})`)
    expect(raw.match(/\/Title /g)?.length).toBeGreaterThan(chapters.length)
  })

  test('tells each chapter whole, on the page that the contents name', () => {
    chapters.forEach(({ title, prose }, position) => {
      const page = bare(pages[position + 2] ?? '')
      for (const text of [title, ...prose.headings.map((heading) => heading.text)]) expect(page).toContain(bare(text))
      expect(page).toMatch(new RegExp(`${position + 3}$`))
      expect(bare(pages[1] ?? '')).toContain(`${bare(title)}${position + 3}`)
    })
  })

  test('can be searched: no mark stands between the letters of a word', () => {})
})
