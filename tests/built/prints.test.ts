import { execFileSync, spawnSync } from 'node:child_process'
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

/** Letters and digits. A PDF parts words at the ends of lines, and Thai marks from their letters. */
const bare = (text: string) => text.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')

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

  test.each(Object.entries(PDF_VIEWERS))('give back their English text in %s', async (_viewer, copyText) => {
    for (const file of globSync('*.en.html', { cwd: pages })) {
      const document = basename(file, '.html')
      const printed = await copyText(readFileSync(`downloads/printed/${document}.pdf`))
      const [, ...texts] = readTexts(pages, document).map((text) => bare(text).toLowerCase())
      const copied = bare(printed.join('')).toLowerCase()
      expect(
        texts.filter((text) => !copied.includes(text)),
        file,
      ).toEqual([])
    }
  })

  // Debian: `apt-get install poppler-utils`.
  test.skipIf(spawnSync('pdftotext', ['-v']).error)(
    'say in each PDF all that its page says, so that it can be copied',
    () => {
      const documents = globSync('*.html', { cwd: pages }).map((file) => basename(file, '.html'))
      expect(documents).toHaveLength(6)
      for (const document of documents) {
        const [, ...texts] = readTexts(pages, document)
        const pdf = `downloads/printed/${document}.pdf`
        const printed = bare(execFileSync('pdftotext', ['-raw', pdf, '-'], { encoding: 'utf8' })).toLowerCase()
        expect(
          texts.filter((text) => !printed.includes(bare(text).toLowerCase())),
          pdf,
        ).toEqual([])
      }
    },
  )

  test('are all that is committed: each share picture has its cover', () => {
    const files = (pattern: string, cwd: string) => globSync(pattern, { cwd }).map((file) => file.replace(/\.\w+$/, ''))
    expect(files('share/*/*.png', 'site/public').sort()).toEqual(files('share/*/*.html', pages).sort())
  })
})

test('pages that are printed are not part of the site', () => {
  const printed = globSync('downloads/print/pages/**/*.astro').map((file) => basename(file, '.astro'))
  expect(builtPages.filter(({ path }) => printed.some((name) => path.endsWith(`/${name}`)))).toEqual([])
})
