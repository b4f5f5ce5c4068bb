import { spawnSync } from 'node:child_process'
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

/** Not on every machine: `apt-get install poppler-utils`. */
const hasPoppler = spawnSync('pdftotext', ['-v']).error === undefined

const WITHIN_LINES = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|wbr)\b[^>]*>/g

/** The words of a draft, with a blank wherever one stands or a part of the document ends. */
const wordsOf = (draft: string) =>
  draft
    .replace(/<(style|svg)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(WITHIN_LINES, '')
    .replace(/<[^>]*>|&nbsp;/g, ' ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ')

const BLANK = /(?<=([ก-๎]{1,6})) (?=([ก-๎]{1,6}))/gu

test.skipIf(!hasPoppler).each(documents)('no blank is read within a Thai word of $name', async ({ name, draft }) => {
  const words = wordsOf(await draft(content))
  const read = spawnSync('pdftotext', [`downloads/printed/${name}`, '-'], { encoding: 'utf8', maxBuffer: 1e8 }).stdout
  const stray = [...read.normalize('NFKC').matchAll(BLANK)]
    .filter(([, before = '', behind = '']) => words.includes(before + behind) && !words.includes(`${before} ${behind}`))
    .map(([, before, behind]) => `${before} ${behind}`)
  expect(stray).toEqual([])
})

test.each(documents)('$name is by the company, and links to it', ({ name }) => {
  const text = Buffer.from(readPrinted(name) ?? []).toString('latin1')
  expect(text.match(/\/(?:Author|Creator) /g)).toEqual(['/Author '])
  if (!name.startsWith('sample-report')) expect(text.match(/URI \((?:mailto|tel|https):/g)).toContain('URI (https:')
})
