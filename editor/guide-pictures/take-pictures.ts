/**
 * `npm run staff-pictures`: takes the pictures of the staff's guide anew, of the editor as it is now, in both languages, into
 * `docs/staff/pictures/`. It edits a copy of `content/`, so nothing of the project changes but the pictures. Needs Chromium.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Locale } from '../../contract/locale.ts'
import { content } from '../../site/content/fixture-content.ts'
import { plainly } from '../../site/content/plainly.ts'
import { requireChromium } from '../../tools/chromium.ts'
import { projectFolder } from '../../tools/runtime.js'
import { wordsIn } from '../words/words.ts'

const SIZE = { width: 1200, height: 760 }
const PATIENTLY = 120_000

/** The editor over a copy of the content, in a folder of its own. */
async function startEditor(folder: string, locale: Locale) {
  const editor = spawn(
    process.execPath,
    [join(projectFolder, 'editor/main.ts'), '--content', folder, '--no-open', '--no-preview'],
    {
      env: { ...process.env, LC_ALL: locale === 'th' ? 'th_TH.UTF-8' : 'en_US.UTF-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: editor.stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\S+/.exec(line)?.[0]
    if (address) return { address, stop: () => editor.kill() }
  }
  throw new Error('The editor did not start, see above')
}

/** What each picture shows: where the editor is, and what is done there before it is taken. */
function picturesIn(locale: Locale): Record<string, (page: Page) => Promise<void>> {
  const words = wordsIn(locale)
  const go = (page: Page, view: string) => page.evaluate((hash) => location.assign(hash), view)
  const question = plainly(content[locale].faq[1]?.question ?? '')
  const field = (page: Page) => page.getByRole('textbox').filter({ hasText: question }).first()
  return {
    start: (page) => page.getByRole('heading', { level: 1 }).waitFor({ timeout: PATIENTLY }),
    search: async (page) => {
      await page.getByRole('searchbox', { name: words.search.label }).fill(question)
      await page.keyboard.press('Enter')
      await field(page).waitFor({ timeout: PATIENTLY })
      await field(page).fill(locale === 'th' ? 'ทีมงานช่วยเขียนข่าวให้ด้วยไหม' : 'Do you write the press release yourselves?')
    },
    price: async (page) => {
      await go(page, '#/file/shared/facts.yaml?at=["plans","basic","price","value"]')
      await page.locator(`[data-at='["plans","basic","price","value"]']`).waitFor({ timeout: PATIENTLY })
    },
    article: async (page) => {
      await go(page, '#/article')
      await page.getByRole('textbox', { name: words.article.slug }).waitFor({ timeout: PATIENTLY })
    },
  }
}

const folder = mkdtempSync(join(tmpdir(), 'staff-pictures-'))
const pictures = join(projectFolder, 'docs/staff/pictures')
const browser = await chromium.launch({ executablePath: requireChromium(process.env) })
try {
  mkdirSync(pictures, { recursive: true })
  cpSync(join(projectFolder, 'content'), folder, { recursive: true })
  for (const locale of ['en', 'th'] as const) {
    const editor = await startEditor(folder, locale)
    try {
      for (const [name, prepare] of Object.entries(picturesIn(locale))) {
        const page = await browser.newPage({
          viewport: SIZE,
          reducedMotion: 'reduce',
          locale: locale === 'th' ? 'th-TH' : 'en-US',
        })
        page.setDefaultTimeout(PATIENTLY)
        await page.goto(editor.address)
        await page.getByRole('navigation', { name: wordsIn(locale).navigation }).waitFor({ timeout: PATIENTLY })
        const { hide } = wordsIn(locale).preview
        await page.getByRole('button', { name: hide }).click()
        await prepare(page)
        await page.evaluate(() => document.fonts.ready)
        const picture = await sharp(await page.screenshot())
          .webp({ quality: 70, effort: 6 })
          .toBuffer()
        writeFileSync(join(pictures, `${name}-${locale}.webp`), picture)
        console.log(`${(picture.length / 1000).toFixed(0).padStart(4)} kB  docs/staff/pictures/${name}-${locale}.webp`)
        await page.close()
      }
    } finally {
      editor.stop()
    }
  }
} finally {
  await browser.close()
  rmSync(folder, { recursive: true })
}
