import { expect, test } from 'vitest'
import type { Locale } from '../../../contract/locale.ts'
import { content } from '../../../tests/support/content.ts'
import { formatMistake } from '../source/mistakes.ts'
import { readSource } from '../source/source-file.ts'
import { createFillContext } from './fill-in.ts'
import { composeProse } from './prose.ts'

const { identity } = content.en

function compose(markdown: string, locale: Locale = 'en') {
  const mistakes: string[] = []
  const { figures, identity } = content[locale]
  const report = (mistake: Parameters<typeof formatMistake>[0]) => mistakes.push(formatMistake(mistake))
  const source = readSource('content/en/legal/x.md', `---\ntitle: X\n---\n${markdown}`)
  const prose = composeProse(source, createFillContext({ locale, figures, identity, report }))
  return { ...prose, html: prose.html.replaceAll('\n', ''), mistakes }
}

test('a heading gets its given id, or an id from its words, and both are listed', () => {
  const { html, headings } = compose('## In short {#summary}\n\n## Before and after')
  expect(html).toBe('<h2 id="summary">In short</h2><h2 id="before-and-after">Before and after</h2>')
  expect(headings).toEqual([
    { id: 'summary', text: 'In short' },
    { id: 'before-and-after', text: 'Before and after' },
  ])
})

test('placeholders are filled in, and an email address becomes a link', () => {
  expect(compose('{identity.name}, {identity.email}').html).toBe(
    `<p>${identity.name}, <a href="mailto:${identity.email}" translate="no">${identity.email}</a></p>`,
  )
})

test('an unknown placeholder is reported with its line and column', () => {
  expect(compose('Call.\n\nOr {identity.fax}').mistakes).toEqual([
    'content/en/legal/x.md:6:4 unknown placeholder {identity.fax}; did you mean identity.name?',
  ])
  expect(compose('Since {year}').mistakes).toEqual(['content/en/legal/x.md:4:7 unknown placeholder {year}'])
})

test('a table is in a focusable region named after its section, and has ARIA table roles and the names of its columns', () => {
  const { html } = compose('## Bases\n\n| Why |\n| --- |\n| A **b** |\n')
  expect(html).toContain(
    '<div class="prose-table" role="region" tabindex="0" aria-label="Bases"><table class="ruled-table" role="table">',
  )
  expect(html).toContain('<th scope="col" role="columnheader">')
  expect(html).toContain('<tr role="row"><td role="cell" data-column="Why">A <strong>b</strong></td>')
})
