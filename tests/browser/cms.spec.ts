import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { bundleEditor, serveEditor } from '../../cms/server.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { typeText } from './type-text.ts'

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

// Sveltia puts invisible direction marks around names in its labels.
const side = (page: Page, language: string) =>
  page.getByRole('group', { name: RegExp(`^Edit .?${language}.? Content`) })
const field = (scope: Locator, label: string) => scope.getByRole('group', { name: RegExp(`^“.?${label}.?” Field`) })
const box = (scope: Locator, label: string) => scope.getByRole('textbox', { name: label, exact: true })

const open = (page: Page, entry: string) => page.goto(`${origin}/#/collections/${entry}`)
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
// The editor closes after a save.
const expectSaved = (page: Page) => expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden()

async function expand(scope: Locator, label: string): Promise<Locator> {
  const group = field(scope, label)
  await group.getByRole('button', { name: 'Expand', exact: true }).first().click()
  // Sveltia renders fields when they scroll into view.
  await group.evaluate((element) => element.scrollIntoView())
  return group
}

/** Returns the lines of a file that the original does not have. */
function findNewLines(path: string): string[] {
  const before = readFileSync(path, 'utf8').split('\n')
  return readFileSync(join(project, path), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line))
}

test('saves a sentence in both languages as one changed line in each file', async ({ page }) => {
  await open(page, 'texts/entries/home')
  for (const [language, text] of [
    ['English', 'Press releases that editors in Thailand read.'],
    ['Thai', 'ข่าวประชาสัมพันธ์ที่กองบรรณาธิการอยากอ่าน'],
  ] as const) {
    const hero = await expand(side(page, language), 'Hero')
    await typeText(box(field(hero, 'Heading'), 'Heading'), text)
  }
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/en/home.yaml')).toEqual([
    expect.stringContaining('Press releases that editors in Thailand read.'),
  ])
  expect(findNewLines('content/th/home.yaml')).toEqual([expect.stringContaining('ข่าวประชาสัมพันธ์ที่กองบรรณาธิการอยากอ่าน')])
  loadContent(join(project, 'content'))
})

test('shows the mistakes of a save that the content check refuses, and writes nothing', async ({ page }) => {
  await open(page, 'texts/entries/home')
  const hero = await expand(side(page, 'English'), 'Hero')
  await typeText(box(field(hero, 'Heading'), 'Heading'), 'Sent to {general.newspapers} newspapers')
  await save(page)
  await expect(page.getByText(/content\/en\/home\.yaml:\d+:\d+ hero\.heading/)).toBeVisible()
  expect(findNewLines('content/en/home.yaml')).toEqual([])
})

test('saves a price in facts.yaml', async ({ page }) => {
  await open(page, 'company-and-figures/entries/facts')
  const edited = page.getByRole('group', { name: 'Content Editor' })
  const plans = await expand(edited, 'Plans')
  const basic = await expand(plans, 'Basic')
  const price = await expand(basic, 'Price')
  const value = price.getByRole('textbox', { name: 'Value' }).or(price.getByRole('spinbutton', { name: 'Value' }))
  await typeText(value, '319')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/facts.yaml')).toEqual([expect.stringContaining('price: { value: 319, format: dollars')])
  expect(loadContent(join(project, 'content')).en.figures.get('plans.basic.price')).toMatchObject({ text: '$319' })
})

test('saves an answer as one changed line', async ({ page }) => {
  await open(page, 'texts/entries/faq')
  const english = side(page, 'English')
  await english.getByRole('button', { name: 'Expand All' }).click()
  await typeText(box(english, 'Answer').nth(1), 'Yes, with Professional and Enterprise.')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/en/faq.yaml')).toEqual([
    expect.stringContaining('Yes, with Professional and Enterprise.'),
  ])
  expect(findNewLines('content/th/faq.yaml')).toEqual([])
})

test('saves a new article as one file in each language', async ({ page }) => {
  await open(page, 'articles/new')
  const sentence =
    'This text says in a little more than ninety letters what the article is about, so that it fits the list.'
  for (const [language, title] of [
    ['English', 'Photos that editors use'],
    ['Thai', 'ภาพข่าวที่กองบรรณาธิการเลือกใช้'],
  ] as const) {
    const half = side(page, language)
    await typeText(box(half, 'Title'), title)
    await typeText(box(half, 'Excerpt'), sentence)
    await typeText(box(half, 'Description'), `${sentence} It differs.`)
    await typeText(box(half, 'Text (Markdown)'), 'A first paragraph.')
  }
  const english = side(page, 'English')
  // The order of a typed date depends on the language of the browser.
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

test('a save keeps what others changed in the file, and asks before it takes back a change', async ({ page }) => {
  const path = join(project, 'content/en/home.yaml')
  /** Changes the file as a pull, another program or another tab does. */
  const changeElsewhere = (from: RegExp, to: string) =>
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
  const heading = box(side(page, 'English'), 'Heading').first()
  async function editHeading(text: string) {
    await open(page, 'texts/entries/home')
    await expand(side(page, 'English'), 'Hero')
    await heading.fill(text)
  }
  const heroLines = () => readFileSync(path, 'utf8').split('\n').slice(5, 8)

  await editHeading('Typed once')
  changeElsewhere(/terms:\n.*\n/, 'terms:\n    - Pulled\n')
  await save(page)
  await expectSaved(page)
  await expect(page.getByRole('status').filter({ hasText: 'hero.terms' })).toContainText('content/en/home.yaml')
  expect(readFileSync(path, 'utf8')).toMatch(/heading: Typed once\n(?:.*\n)+? {2}terms:\n {4}- Pulled\n/)

  // The next save starts from the file as it is now.
  await editHeading('Typed twice')
  await expect(side(page, 'English').getByText('Pulled')).toBeVisible()
  changeElsewhere(/heading: Typed once/, 'heading: Pulled heading')
  const questions: string[] = []
  page.once('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.dismiss()
  })
  await save(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  expect(questions).toEqual([expect.stringContaining('hero.heading was changed by somebody else: "Pulled heading"')])
  await expect(heading).toHaveValue('Typed twice')
  expect(heroLines().join()).toContain('heading: Pulled heading')

  page.once('dialog', (dialog) => dialog.accept())
  await save(page)
  await expectSaved(page)
  expect(heroLines().join()).toContain('heading: Typed twice')
  expect(readFileSync(path, 'utf8')).toContain('- Pulled\n')
})
