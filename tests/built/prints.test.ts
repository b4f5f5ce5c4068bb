import { cpSync, globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readTexts } from '../../downloads/print/page-text.ts'
import { findStalePrints } from '../../downloads/print/print-downloads.ts'
import { buildPrintPages } from '../../tools/build.ts'
import { content } from '../support/content.ts'
import { PDF_VIEWERS } from '../support/pdf-text.ts'
import { builtPages } from './built-site.ts'

/** Finds a text in what is copied from a PDF, where a line may end after each letter. */
const inLines = (text: string) => {
  const letters = [...text].map((letter) => (letter === ' ' ? '\\s+' : letter.replace(/[\p{P}\p{S}]/u, '\\$&')))
  return new RegExp(letters.join('(?: ?\\r?\\n)?'), 'i')
}

describe('the committed prints', () => {
  let pages = ''
  beforeAll(() => {
    pages = buildPrintPages()
  })

  test('are printed from what the content says today', () => {
    expect(findStalePrints(content, pages), 'npm run downloads').toEqual([])
  })

  test('are stale once a text has changed', () => {
    using changed = mkdtempDisposableSync(join(tmpdir(), 'prints-'))
    cpSync(pages, changed.path, { recursive: true })
    const page = join(changed.path, 'strategy-guide.th.html')
    writeFileSync(page, readFileSync(page, 'utf8').replace('</h1>', '!</h1>'))
    expect(findStalePrints(content, changed.path)).toEqual(['downloads/printed/strategy-guide.th.pdf'])
  })

  test.each(Object.entries(PDF_VIEWERS))('give each text back when copied in %s', async (_viewer, copyText) => {
    const documents = globSync('*.html', { cwd: pages }).map((file) => basename(file, '.html'))
    expect(documents).toEqual(expect.arrayContaining(['fact-sheet', 'style-guide', 'strategy-guide.th']))
    for (const document of documents) {
      const [, ...texts] = readTexts(pages, document)
      const copied = (await copyText(readFileSync(`downloads/printed/${document}.pdf`))).join('\n')
      expect(
        texts.filter((text) => !inLines(text).test(copied)),
        document,
      ).toEqual([])
      const countWeeks = (text: string) => text.split('สัปดาห์').length
      expect(countWeeks(copied), document).toBe(countWeeks(texts.join('\n')))
    }
  })

  test('are all that is committed: each share picture has its cover', () => {
    const files = (pattern: string, cwd: string) => globSync(pattern, { cwd }).map((file) => file.replace(/\.\w+$/, ''))
    expect(files('share/*/*.png', 'site/public').sort()).toEqual(files('share/*/*.html', pages).sort())
  })
})

test('pages that are printed are not part of the site', () => {
  const printed = globSync('downloads/print/pages/**/*.astro').map((file) => basename(file, '.astro'))
  expect(builtPages.filter(({ path }) => printed.some((name) => path.endsWith(`/${name}`)))).toEqual([])
})
