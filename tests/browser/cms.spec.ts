import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { bundleEditor, serveEditor } from '../../cms/server.ts'
import { loadContent } from '../../site/content/load-content.ts'

test.beforeAll(bundleEditor)

let project: string
let origin: string
let server: Awaited<ReturnType<typeof serveEditor>>
/** Requests to other hosts. */
let foreign: string[]

test.beforeEach(async ({ page }) => {
  project = mkdtempSync(join(tmpdir(), 'krajai-edited-'))
  cpSync('content', join(project, 'content'), { recursive: true })
  server = await serveEditor(project, 0, false)
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  foreign = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url())
  })
  await page.goto(origin)
  await page.getByRole('button', { name: /Local Repository/ }).click()
  await page.getByText('Articles').first().waitFor()
})

test.afterEach(async () => {
  expect(foreign).toEqual([])
  await server.close()
  rmSync(project, { recursive: true })
})

// Sveltia puts isolating marks around the names in its labels.
const side = (page: Page, language: string) =>
  page.getByRole('group', { name: RegExp(`^Edit .?${language}.? Content`) })
const field = (scope: Locator, label: string) => scope.getByRole('group', { name: RegExp(`^“.?${label}.?” Field`) })
const box = (scope: Locator, label: string) => scope.getByRole('textbox', { name: label, exact: true })

const open = (page: Page, entry: string) => page.goto(`${origin}/#/collections/${entry}`)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
// The editor closes once everything is written.
const expectSaved = (page: Page) => expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()

async function expand(scope: Locator, label: string): Promise<Locator> {
  const group = field(scope, label)
  await group.getByRole('button', { name: 'Expand', exact: true }).first().click()
  // Sveltia draws fields as they come into view.
  await group.evaluate((element) => element.scrollIntoView())
  return group
}

/** The lines of a file that are new since the copy was made. */
function newLines(path: string): string[] {
  const before = readFileSync(path, 'utf8').split('\n')
  return readFileSync(join(project, path), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line))
}

test('a sentence in each language is a changed line in each file', async ({ page }) => {
  await open(page, 'texts/entries/home')
  for (const [language, text] of [
    ['English', 'Press releases that editors in Thailand read.'],
    ['Thai', 'ข่าวประชาสัมพันธ์ที่กองบรรณาธิการอยากอ่าน'],
  ] as const) {
    const hero = await expand(side(page, language), 'Hero')
    await box(field(hero, 'Heading'), 'Heading').fill(text)
  }
  await save(page)
  await expectSaved(page)
  expect(newLines('content/en/home.yaml')).toEqual([
    expect.stringContaining('Press releases that editors in Thailand read.'),
  ])
  expect(newLines('content/th/home.yaml')).toEqual([expect.stringContaining('ข่าวประชาสัมพันธ์ที่กองบรรณาธิการอยากอ่าน')])
  loadContent(join(project, 'content'))
})

test('a save that the content check refuses is told in its words, and writes nothing', async ({ page }) => {
  await open(page, 'texts/entries/home')
  const hero = await expand(side(page, 'English'), 'Hero')
  await box(field(hero, 'Heading'), 'Heading').fill('Sent to {general.newspapers} newspapers')
  await save(page)
  await expect(page.getByText(/content\/en\/home\.yaml:\d+:\d+ hero\.heading/)).toBeVisible()
  expect(newLines('content/en/home.yaml')).toEqual([])
})

test('a price is changed once, among the figures', async ({ page }) => {
  await open(page, 'company-and-figures/entries/facts')
  const edited = page.getByRole('group', { name: 'Content Editor' })
  const plans = await expand(edited, 'Plans')
  const basic = await expand(plans, 'Basic')
  const price = await expand(basic, 'Price')
  await price
    .getByRole('textbox', { name: 'Value' })
    .or(price.getByRole('spinbutton', { name: 'Value' }))
    .fill('319')
  await save(page)
  await expectSaved(page)
  expect(newLines('content/facts.yaml')).toEqual([expect.stringContaining('price: { value: 319, format: dollars')])
  expect(loadContent(join(project, 'content')).en.figures.get('plans.basic.price')).toMatchObject({ text: '$319' })
})

test('an answer to a question is a changed line', async ({ page }) => {
  await open(page, 'texts/entries/faq')
  const english = side(page, 'English')
  await english.getByRole('button', { name: 'Expand All' }).click()
  await box(english, 'Answer').nth(1).fill('Yes, with Professional and Enterprise.')
  await save(page)
  await expectSaved(page)
  expect(newLines('content/en/faq.yaml')).toEqual([expect.stringContaining('Yes, with Professional and Enterprise.')])
  expect(newLines('content/th/faq.yaml')).toEqual([])
})

test('a new article is a file in each language', async ({ page }) => {
  await open(page, 'articles/new')
  const sentence =
    'This text says in a little more than ninety letters what the article is about, so that it fits the list.'
  for (const [language, title] of [
    ['English', 'Photos that editors use'],
    ['Thai', 'ภาพข่าวที่กองบรรณาธิการเลือกใช้'],
  ] as const) {
    const half = side(page, language)
    await box(half, 'Title').fill(title)
    await box(half, 'Excerpt').fill(sentence)
    await box(half, 'Description').fill(`${sentence} It differs.`)
    await box(half, 'Text (Markdown)').fill('A first paragraph.')
  }
  const english = side(page, 'English')
  await field(english, 'Date').getByRole('textbox').fill('2026-11-01')
  await english.getByRole('radio', { name: 'writing' }).click()
  await save(page)
  await expectSaved(page)
  expect(readFileSync(join(project, 'content/en/blog/photos-that-editors-use.md'), 'utf8')).toBe(
    `---\ntitle: Photos that editors use\nexcerpt: ${sentence}\ndescription: ${sentence} It differs.\ndate: 2026-11-01\ncategory: writing\n---\n\nA first paragraph.\n`,
  )
  const { en, th } = loadContent(join(project, 'content'))
  expect([en.articles.length, th.articles.length]).toEqual([7, 7])
})
