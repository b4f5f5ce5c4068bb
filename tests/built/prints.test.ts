import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { readPrinted } from '../../downloads/catalog.ts'
import { readTexts } from '../../downloads/print/page-text.ts'
import { comparePdf, findStalePrints } from '../../downloads/print/stale.ts'
import { buildPrintPages } from '../../tools/build.ts'
import { content } from '../support/content.ts'
import { builtPages } from './built-site.ts'

/** Debian: `apt-get install poppler-utils`. */
const withPoppler = describe.skipIf(spawnSync('pdftotext', ['-v']).error !== undefined)

withPoppler('the committed prints', () => {
  let pages = ''
  beforeAll(() => {
    pages = buildPrintPages()
  })

  test('say what the content says today', async () => {
    expect(await findStalePrints(content, pages), 'npm run downloads').toEqual([])
  })

  test.each(LOCALES)('are stale once a sentence is new or gone in %s', (locale) => {
    const name = `strategy-guide.${locale}`
    const [first = '', ...others] = readTexts(pages, name)
    expect(comparePdf(readPrinted(`${name}.pdf`), [first, ...others])).toBeUndefined()
    expect(comparePdf(readPrinted(`${name}.pdf`), [first, ...others, 'A new sentence'])).toBe(
      'does not say: A new sentence',
    )
    expect(comparePdf(readPrinted(`${name}.pdf`), others)).toMatch(/^still says: /)
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
