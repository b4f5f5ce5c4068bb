import { expect, test } from 'vitest'
import type { Locale } from '../../contract/locale.ts'
import { figureValue } from './figure.ts'
import { content } from './fixture-content.ts'
import { mistakeLine } from './mistakes.ts'
import { composeProse } from './prose.ts'
import { readSource } from './source-file.ts'

const { identity } = content.en

function compose(markdown: string, locale: Locale = 'en', head = 'title: X\n') {
  const mistakes: string[] = []
  const { figures, identity } = content[locale]
  const source = readSource('content/en/legal/x.md', `---\n${head}---\n${markdown}`)
  const prose = composeProse(source, {
    locale,
    figures,
    identity,
    notes: new Map(),
    report: (one) => mistakes.push(mistakeLine(one)),
  })
  return { ...prose, html: prose.html.replaceAll('\n', ''), mistakes }
}

test('a heading gets the id it was given, and the list of contents knows it', () => {
  const { html, headings } = compose('## In short {#summary}\n\nSo.')
  expect(html).toBe('<h2 id="summary">In short</h2><p>So.</p>')
  expect(headings).toEqual([{ id: 'summary', text: 'In short' }])
})

test('placeholders are filled in, and an address can be written to', () => {
  const { html } = compose('{identity.name}, {terms.noticeDays} days, {identity.email}')
  const days = figureValue(content.en.figures, 'terms.noticeDays')
  expect(html).toBe(
    `<p>${identity.name}, ${days} days, <a href="mailto:${identity.email}" translate="no">${identity.email}</a></p>`,
  )
})

test('a heading without an id gets one from its words', () => {
  expect(compose('## Before and after').headings).toEqual([{ id: 'before-and-after', text: 'Before and after' }])
})

test('an unknown placeholder is named with its line', () => {
  expect(compose('Call.\n\nOr {identity.fax}').mistakes).toEqual([
    'content/en/legal/x.md:6:4 unknown placeholder {identity.fax}; did you mean identity.name?',
  ])
})

test('one that is typed twice is told at each of its places, and not at a namesake in the head', () => {
  const head = 'title: X\ndescription: See {identity.fax}\n'
  expect(compose('Or {identity.fax},\n\nor {identity.fax}', 'en', head).mistakes).toEqual([
    expect.stringContaining('x.md:5:4 unknown placeholder'),
    expect.stringContaining('x.md:7:4 unknown placeholder'),
  ])
})

test('what nobody fills in later is unknown, though copy of pages may hold it', () => {
  expect(compose('Since {year}').mistakes).toEqual(['content/en/legal/x.md:4:7 unknown placeholder {year}'])
})

const table = '## Bases\n\n| Why |\n| --- |\n| A **b** |\n'

test('a table may scroll, by keyboard too, and is named after its section', () => {
  const { html } = compose(table)
  expect(html).toContain('<div class="prose-table" role="region" tabindex="0" aria-label="Bases"><table role="table">')
  expect(html).toContain('<th scope="col" role="columnheader">')
})

test('a cell names its column, and stays a cell however it is laid out', () => {
  const { html } = compose(table)
  expect(html).toContain(
    '<tbody role="rowgroup"><tr role="row"><td role="cell" data-column="Why"><div>A <strong>b</strong></div>',
  )
})

test('Thai headings keep their phrases together, their text is unchanged', () => {
  const { html, headings } = compose('## ก่อนส่งข่าว {#a}', 'th')
  expect(html).toBe('<h2 id="a"><span class="kept">ก่อนส่งข่าว</span><wbr></h2>')
  expect(headings).toEqual([{ id: 'a', text: 'ก่อนส่งข่าว' }])
  expect(compose('## ก่อนส่งข่าว', 'en').html).not.toContain('class="kept"')
})
