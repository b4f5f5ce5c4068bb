import { expect, test } from 'vitest'
import { loadContent } from '../site/content/load-content.ts'
import { catalog } from './catalog.ts'
import { isPrinted } from './download.ts'
import { findStale, readPrinted } from './printed.ts'

const content = loadContent()

const documents = catalog.filter(isPrinted).filter(({ name }) => name.endsWith('.pdf'))

test('what is printed was printed from the words, figures and drawings of today', async () => {
  const stale = await findStale(content)
  expect(stale.map(({ name }) => `${name}: run npm run downloads`)).toEqual([])
})

test.each(documents)('no mark stands between the letters of a word in $name', async ({ draft }) => {
  // The whole draft, with its fonts, would be what a failure shows.
  expect((await draft(content)).match(/.{0,20}[\u2060\u200B].{0,20}/g) ?? []).toEqual([])
})

test.each(documents)('$name is by the company, and links to it', ({ name }) => {
  const text = Buffer.from(readPrinted(name) ?? []).toString('latin1')
  expect(text.match(/\/(?:Author|Creator) /g)).toEqual(['/Author '])
  if (!name.startsWith('sample-report')) expect(text.match(/URI \((?:mailto|tel|https):/g)).toContain('URI (https:')
})
