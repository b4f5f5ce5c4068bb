/**
 * `npm run staff-pictures`: takes the pictures of the staff's guide anew, of the editor and of the staff's command as they are now,
 * in both languages, into `docs/staff/pictures/`. It edits a copy of `content/` and asks a database of made-up requests, so nothing of the
 * project changes but the pictures. Needs Chromium and git.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { LOCALES, type Locale } from '../../contract/locale.ts'
import { content } from '../../site/content/fixture-content.ts'
import { withoutBreakMarks } from '../../site/content/without-break-marks.ts'
import { requireChromium } from '../../tools/chromium.ts'
import { writeExampleLeads } from '../../tools/example-leads.ts'
import { projectFolder } from '../../tools/runtime.js'
import { startEditor } from '../started-editor.ts'
import { wordsIn } from '../words/words.ts'
import { terminalPage } from './terminal.ts'

const SIZE = { width: 1200, height: 760 }
const PATIENTLY = 120_000

type Prepare = (page: Page) => Promise<void>

/** What each picture shows: where the editor is, and what is done there before it is taken. */
function picturesIn(locale: Locale): Record<string, Prepare> {
  const words = wordsIn(locale)
  const go = (page: Page, view: string) => page.evaluate((hash) => location.assign(hash), view)
  const at = (page: Page, path: readonly (string | number)[]) => page.locator(`[data-at='${JSON.stringify(path)}']`)
  /** Opens a file where something stands. */
  const file = async (page: Page, name: string, path: readonly (string | number)[]) => {
    await go(page, `#/file/${name}?at=${encodeURIComponent(JSON.stringify(path))}`)
    await at(page, path).first().waitFor()
  }
  /** A name of the editor's own, from the top of what is shown. */
  const toTop = (page: Page, path: readonly (string | number)[]) =>
    at(page, path)
      .first()
      .evaluate((place) => place.scrollIntoView({ block: 'start' }))
  const question = withoutBreakMarks(content[locale].faq[1]?.question ?? '')
  const field = (page: Page) => page.getByRole('textbox').filter({ hasText: question }).first()
  const asked = { en: 'Do you write the press release yourselves?', th: 'ทีมงานช่วยเขียนข่าวให้ด้วยไหม' }[locale]
  return {
    start: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    search: async (page) => {
      await page.getByRole('searchbox', { name: words.search.label }).fill(question)
      await page.keyboard.press('Enter')
      await field(page).waitFor()
      await field(page).fill(asked)
    },
    refused: async (page) => {
      await file(page, 'faq.yaml', [1, 'question'])
      await at(page, [1, 'question']).getByRole('textbox').first().fill('Do you send it to 150 countries?')
      await at(page, [1, 'question']).getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
    price: (page) => file(page, 'shared/facts.yaml', ['plans', 'basic', 'price', 'value']),
    article: async (page) => {
      await go(page, '#/article')
      await page.getByRole('textbox', { name: words.article.slug }).waitFor()
    },
    entry: async (page) => {
      await file(page, 'faq.yaml', [1, 'question'])
      await page.getByRole('button', { name: words.list.add }).click()
      await page.getByRole('region', { name: words.list.newHeading }).evaluate((form) => form.scrollIntoView())
    },
    holidays: async (page) => {
      await file(page, 'shared/holidays.yaml', ['moving'])
      await toTop(page, ['moving'])
    },
    fixed: (page) => file(page, 'plans.yaml', [0, 'id']),
    // Last, as it leaves something changed.
    changes: async (page) => {
      await file(page, 'faq.yaml', [1, 'question'])
      await field(page).fill(asked)
      await at(page, [1, 'question']).getByRole('button').first().click()
      await page.getByText(words.field.saved, { exact: true }).waitFor()
      await go(page, '#/changes')
      await page.getByText(words.changes.lines).click()
    },
  }
}

/** With a commit of the folder as it stands, so that it shows what has changed since. */
function commit(folder: string): void {
  const git = (...words: string[]) => {
    const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${words[0]}: ${stderr}`)
  }
  git('init', '--quiet')
  git('add', '--all')
  git(
    '-c',
    'user.name=Staff',
    '-c',
    'user.email=staff@krajai.example',
    'commit',
    '--quiet',
    '--message',
    'As it stands',
  )
}

async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 70, effort: 6 })
    .toBuffer()
  writeFileSync(join(pictures, name), picture)
  console.log(`${(picture.length / 1000).toFixed(0).padStart(4)} kB  docs/staff/pictures/${name}`)
}

/** The editor, in each place that the guide speaks of. */
async function pictureEditor(locale: Locale, openPage: (locale: Locale) => Promise<Page>): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'staff-pictures-'))
  cpSync(join(projectFolder, 'content'), folder.path, { recursive: true })
  commit(folder.path)
  await using editor = await startEditor(folder.path, locale)
  for (const [name, prepare] of Object.entries(picturesIn(locale))) {
    await using page = await openPage(locale)
    await page.goto(editor.address)
    await page.getByRole('navigation', { name: wordsIn(locale).navigation }).waitFor()
    await page.getByRole('button', { name: wordsIn(locale).preview.hide }).click()
    await prepare(page)
    await keep(page, `${name}-${locale}.webp`)
  }
}

/** The staff's command, as it answers in a terminal. */
async function pictureTerminal(locale: Locale, openPage: (locale: Locale) => Promise<Page>): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'staff-leads-'))
  const database = join(folder.path, 'leads.db')
  await writeExampleLeads(database)
  await using page = await openPage(locale)
  await page.setViewportSize({ width: 1060, height: 330 })
  const asked = [
    { typed: 'list --open', words: ['list', '--open', '--format', 'table'] },
    { typed: 'take 5c12ae', words: ['take', '5c12ae', '--by', 'Nok'] },
  ]
  await page.setContent(terminalPage(asked, database, locale))
  await keep(page, `leads-${locale}.webp`)
}

const pictures = join(projectFolder, 'docs/staff/pictures')
await using browser = await chromium.launch({ executablePath: requireChromium(process.env) })
const openPage = async (locale: Locale): Promise<Page> => {
  const page = await browser.newPage({
    viewport: SIZE,
    reducedMotion: 'reduce',
    locale: locale === 'th' ? 'th-TH' : 'en-US',
  })
  page.setDefaultTimeout(PATIENTLY)
  return page
}
rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
for (const locale of LOCALES) {
  await pictureTerminal(locale, openPage)
  await pictureEditor(locale, openPage)
}
