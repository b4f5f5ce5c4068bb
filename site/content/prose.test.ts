import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { identityIn } from './identity.ts'
import type { ContentLocale } from './locales.ts'
import { composeProse } from './prose.ts'
import type { FactGroup } from './schemas/facts.ts'
import { identitySchema } from './schemas/identity.ts'

const identity = identitySchema.parse(parse(readFileSync('content/identity.yaml', 'utf8')))
const facts = parse(readFileSync('content/facts.yaml', 'utf8')) as FactGroup
const compose = (html: string, locale: ContentLocale = 'en') =>
  composeProse(html, { file: 'content/en/legal/x.md', locale, facts, identity: identityIn(identity, locale) })

test('a heading gets the id it was given, and the list of contents knows it', () => {
  const { html, headings } = compose('<h2 id="in-short-summary">In short {#summary}</h2><p>So.</p>')
  expect(html).toBe('<h2 id="summary">In short</h2><p>So.</p>')
  expect(headings).toEqual([{ id: 'summary', text: 'In short' }])
})

test('placeholders are filled in, and an address can be written to', () => {
  const { html } = compose('<p>{identity.name}, {terms.noticeDays} days, {identity.email}</p>')
  expect(html).toBe(`<p>Krajai Newswire, 30&nbsp;days, <a href="mailto:${identity.email}">${identity.email}</a></p>`)
})

test('an unknown placeholder stops the build with the name of its file', () => {
  expect(() => compose('<p>{identity.fax}</p>')).toThrow(/content\/en\/legal\/x\.md.*\{identity\.fax\}/)
})

const table =
  '<h2 id="a">Bases</h2><table><thead><tr><th>Why</th></tr></thead><tbody><tr><td>A <b>b</b></td></tr></tbody></table>'

test('a table may scroll, by keyboard too, and is named after its section', () => {
  const { html } = compose(table)
  expect(html).toContain('<div class="prose-table" role="region" tabindex="0" aria-label="Bases"><table role="table">')
  expect(html).toContain('<th scope="col" role="columnheader">')
})

test('a cell names its column, and stays a cell however it is laid out', () => {
  const { html } = compose(table)
  expect(html).toContain(
    '<tbody role="rowgroup"><tr role="row"><td role="cell" data-column="Why"><div>A <b>b</b></div>',
  )
})

test('Thai headings keep their phrases together, their text is unchanged', () => {
  const { html, headings } = compose('<h2 id="a">ก่อน และหลัง</h2>', 'th')
  expect(html).toBe('<h2 id="a"><span class="phrase">ก่อน</span> <span class="phrase">และหลัง</span></h2>')
  expect(headings).toEqual([{ id: 'a', text: 'ก่อน และหลัง' }])
})
