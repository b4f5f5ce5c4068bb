import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { bundleEditor, serveEditor } from '../../cms/server.ts'
import { LOCALES } from '../../contract/locale.ts'
import { loadContent } from '../../site/content/load-content.ts'
import { isSample } from '../support/sample.ts'
import { typeText } from './type-text.ts'

// Sveltia takes its time, and some tests save four times.
test.describe.configure({ timeout: 300_000 })

/** Each worker has its own, because a bundle empties its folder first. */
let bundle: string
test.beforeAll(async () => {
  bundle = mkdtempSync(join(tmpdir(), 'krajai-editor-'))
  await bundleEditor(bundle)
})
test.afterAll(() => rmSync(bundle, { recursive: true }))

let project: string
let origin: string
let server: Awaited<ReturnType<typeof serveEditor>>
/** Requests to other hosts. */
let foreign: string[]

test.beforeEach(async ({ page }) => {
  project = mkdtempSync(join(tmpdir(), 'krajai-edited-'))
  cpSync('content', join(project, 'content'), { recursive: true })
  server = await serveEditor(project, 0, false, bundle)
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? ''
  foreign = []
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url())
  })
  await page.goto(origin)
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
const field = (scope: Locator, label: string) =>
  scope.getByRole('group', { name: RegExp(`^“.?${label}(?: · .+)?.?” Field`) })
const box = (scope: Locator, label: string) => scope.getByRole('textbox', { name: RegExp(`^${label}(?: · .+)?$`) })

/** Fills in a field of the last item of a list. */
async function fillLast(list: Locator, label: string, text: string): Promise<void> {
  const last = field(list, label).last()
  // Sveltia renders fields when they scroll into view, which moves the end of the list.
  await expect(async () => {
    await list.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(last).toBeAttached({ timeout: 500 })
  }).toPass()
  await last.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await typeText(last.locator('input, textarea'), text)
}

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

async function upload(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByRole('button', { name: 'Upload New Assets' }).first().waitFor()
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Upload', exact: true }).click()
}

/** Returns the lines of a file that the original does not have. */
function findNewLines(path: string): string[] {
  const before = readFileSync(path, 'utf8').split('\n')
  return readFileSync(join(project, path), 'utf8')
    .split('\n')
    .filter((line) => !before.includes(line))
}

test('names the mistakes of a save and writes nothing, then saves a sentence as one changed line in each language', async ({
  page,
}) => {
  await open(page, 'texts/entries/home')
  const wrong = await expand(side(page, 'English'), 'Hero')
  await typeText(box(field(wrong, 'Heading'), 'Heading'), 'Sent to {general.newspapers} newspapers')
  await save(page)
  await expect(page.getByText(/content\/en\/home\.yaml:\d+:\d+ hero\.heading/)).toBeVisible()
  expect(findNewLines('content/en/home.yaml')).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  for (const [language, text] of [
    ['English', 'Press releases that editors in Thailand read.'],
    ['Thai', 'ข่าวประชาสัมพันธ์ที่กองบรรณาธิการอยากอ่าน'],
  ] as const) {
    const hero = language === 'English' ? wrong : await expand(side(page, language), 'Hero')
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

test('saves a price and the hours, an answer and a new question, and a text of the sample report', async ({ page }) => {
  await open(page, 'company-and-figures/entries/facts')
  const edited = page.getByRole('group', { name: 'Content Editor' })
  const typeValue = async (path: readonly string[], value: string) => {
    let group = edited
    for (const label of path) group = await expand(group, label)
    await typeText(box(group, 'Value').or(group.getByRole('spinbutton', { name: 'Value' })), value)
  }
  await typeValue(['Plans', 'Basic', 'Price'], '19')
  await typeValue(['Hours', 'Closes'], '21')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/facts.yaml')).toEqual([
    expect.stringContaining('price: { value: 19, format: dollars'),
    expect.stringContaining('closes: { value: 21, format: clock'),
  ])
  expect(loadContent(join(project, 'content')).en.figures.get('plans.basic.price')).toMatchObject({ text: '$19' })

  await open(page, 'texts/entries/faq')
  const english = side(page, 'English')
  await english.getByRole('button', { name: 'Expand All' }).click()
  const answer = box(english, 'Answer').nth(1)
  await answer.click()
  await answer.press('ControlOrMeta+End')
  await answer.pressSequentially(' Ask us.')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/en/faq.yaml')).toEqual([expect.stringContaining(' Ask us.')])
  expect(findNewLines('content/th/faq.yaml')).toEqual([])

  await open(page, 'texts/entries/faq')
  for (const [language, question, answer] of [
    ['English', 'A new question?', 'Yes.'],
    ['Thai', 'คำถามใหม่', 'ได้'],
  ] as const) {
    const list = field(side(page, language), 'Items')
    if (language === 'English') {
      await list.getByRole('button', { name: /Add .?Items/ }).click()
      // The id adds the item on the other side.
      await fillLast(list, 'Id', 'new-question')
    }
    await fillLast(list, 'Question', question)
    await fillLast(list, 'Answer', answer)
  }
  await save(page)
  await expectSaved(page)
  for (const locale of ['en', 'th'])
    expect(readFileSync(join(project, `content/${locale}/faq.yaml`), 'utf8')).toMatch(/- id: new-question\n.*\n.*\n$/)

  await open(page, 'texts/entries/report')
  const sheet = await expand(side(page, 'English'), 'Sheet')
  await typeText(box(field(sheet, 'Client').first(), 'Client'), 'A rice mill')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/en/report.yaml')).toEqual(['  client: A rice mill'])
})

test('uploads a picture, and saves a new article with it as one file in each language', async ({ page }) => {
  await page.goto(`${origin}/#/assets`)
  const photo = { width: 2400, height: 1600, channels: 3, background: 'seagreen' } as const
  const buffer = await sharp({ create: photo }).jpeg().toBuffer()
  await upload(page, { name: 'ภาพ Rice Market.jpg', mimeType: 'image/jpeg', buffer })
  const picture = join(project, 'content/pictures/rice-market.webp')
  await expect.poll(() => existsSync(picture)).toBe(true)
  await expect.poll(async () => (await sharp(readFileSync(picture)).metadata()).width).toBe(1600)
  await expect(page.getByRole('status').filter({ hasText: 'not saved' })).toBeHidden()

  await open(page, 'articles/new')
  const english = side(page, 'English')
  const texts = {
    English: {
      title: 'Photos that editors use',
      excerpt:
        'This text says in a little more than ninety letters what the article is about, so that it fits the list.',
      description:
        'This text says in a little more than ninety letters what the article is about, for people who search.',
      body: 'A paragraph.\n\n## One {#one}\n\n![A rice market](/pictures/rice-market.webp)\n\n## Two {#two}\n\nThe end.',
    },
    Thai: {
      title: 'ภาพข่าวที่กองบรรณาธิการเลือกใช้',
      excerpt: 'กองบรรณาธิการเลือกภาพที่เล่าเรื่องได้ในพริบตา บทความนี้บอกว่าภาพแบบใดได้ลงข่าว และควรส่งไฟล์ขนาดเท่าไร',
      description: 'ภาพประกอบข่าวที่ได้ลงสื่อมักมีคนและเหตุการณ์จริง อ่านวิธีเลือกภาพ ตั้งชื่อไฟล์ และเขียนคำบรรยายสำหรับข่าวประชาสัมพันธ์',
      body: 'ย่อหน้าแรก\n\n## ข้อแรก {#one}\n\n![ตลาดข้าว](/pictures/rice-market.webp)\n\n## ข้อสอง {#two}\n\nจบแล้ว',
    },
  }
  for (const [language, { title, excerpt, description, body }] of Object.entries(texts)) {
    const half = side(page, language)
    await typeText(box(half, 'Title'), title)
    await typeText(box(half, 'Excerpt'), excerpt)
    await typeText(box(half, 'Description'), description)
    await typeText(box(half, 'Text'), body)
  }
  // The order of a typed date depends on the language of the browser.
  const date = field(english, 'Date').getByRole('textbox')
  await date.click({ position: { x: 12, y: 12 } })
  await date.pressSequentially('11012026')
  await english.getByRole('radio', { name: 'writing' }).click()
  await save(page)
  await expectSaved(page)
  const { title, excerpt, description, body } = texts.English
  expect(readFileSync(join(project, 'content/en/blog/photos-that-editors-use.md'), 'utf8')).toBe(
    `---\ntitle: ${title}\nexcerpt: ${excerpt}\ndescription: ${description}\ndate: 2026-11-01\ncategory: writing\n---\n\n${body}\n`,
  )
  const { en, th } = loadContent(join(project, 'content'))
  for (const { articles } of [en, th])
    expect(articles.find(({ slug }) => slug === 'photos-that-editors-use')?.prose.html).toContain(
      'src="/pictures/rice-market.webp"',
    )
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
    await typeText(heading, text)
  }
  const heroLines = () => readFileSync(path, 'utf8').split('\n').slice(5, 8)

  await editHeading('Typed once')
  changeElsewhere(/terms:\n.*\n/, 'terms:\n    - Pulled\n')
  await save(page)
  await expectSaved(page)
  await expect(page.getByRole('status').filter({ hasText: 'their changes are kept' })).toContainText(
    'content/en/home.yaml',
  )
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
  expect(questions).toEqual([
    expect.stringContaining('content/en/home.yaml: somebody else wrote here:\nheading: Pulled heading'),
  ])
  await expect(heading).toHaveValue('Typed twice')
  expect(heroLines().join()).toContain('heading: Pulled heading')

  page.once('dialog', (dialog) => dialog.accept())
  await save(page)
  await expectSaved(page)
  expect(heroLines().join()).toContain('heading: Typed twice')
  expect(readFileSync(path, 'utf8')).toContain('- Pulled\n')
})

test('adds a holiday on the same date every year, and a day of one that moves', async ({ page }) => {
  test.skip(!isSample, 'it has the holidays of the sample')
  await open(page, 'company-and-figures/entries/holidays')
  const edited = page.getByRole('group', { name: 'Content Editor' })
  const fixed = field(edited, 'Fixed')
  await fixed.getByRole('button', { name: /Add .?Fixed/ }).click()
  await fillLast(fixed, 'Month', '8')
  await fillLast(fixed, 'Day', '20')
  const name = field(fixed, 'Name').last()
  await name.getByRole('button', { name: 'Expand', exact: true }).click()
  await fillLast(name, 'En', 'Office Day')
  await fillLast(name, 'Th', 'วันของสำนักงาน')
  // Collapsed items show their names in both languages.
  const moving = field(edited, 'Moving')
  await moving.evaluate((element) => element.scrollIntoView())
  await expect(moving.getByText('Makha Bucha Day · วันมาฆบูชา')).toBeVisible()
  await moving.getByRole('button', { name: 'Expand', exact: true }).first().click()
  await moving.getByRole('button', { name: /Add .?Days/ }).click()
  // An English browser asks for month, day and year.
  await fillLast(moving, 'Days', '02212027')
  await save(page)
  await expectSaved(page)
  expect(findNewLines('content/holidays.yaml').map((line) => line.trim())).toEqual([
    '- { month: 8, day: 20, name: { en: Office Day, th: วันของสำนักงาน } }',
    '- { name: { en: Makha Bucha Day, th: วันมาฆบูชา }, days: [ 2027-02-21 ] }',
  ])
})

test('adds a testimonial and removes another, on both sides', async ({ page }) => {
  test.skip(!isSample, 'it removes a testimonial of the sample')
  const sides = [
    ['English', ['They asked first what we sell.', 'Malee Example', 'Owner, a rice mill', 'ME']],
    ['Thai', ['ถามก่อนว่าเราขายอะไร', 'มาลี ตัวอย่าง', 'เจ้าของโรงสีข้าว', 'มต']],
  ] as const
  await open(page, 'texts/entries/samples')
  for (const [language, texts] of sides) {
    const list = field(side(page, language), 'Testimonials')
    if (language === 'English') {
      await list.evaluate((element) => element.scrollIntoView())
      await list.getByRole('button', { name: /Add .?Testimonials/ }).click()
      await fillLast(list, 'Id', 'rice-mill')
    }
    for (const [at, label] of ['Quote', 'Name', 'Title', 'Monogram'].entries())
      await fillLast(list, label, texts[at] ?? '')
  }
  for (const [language] of sides) {
    const list = field(side(page, language), 'Testimonials')
    await list.evaluate((element) => element.scrollIntoView())
    await list.getByRole('button', { name: 'Remove' }).first().click()
  }
  await save(page)
  await expectSaved(page)
  const { en, th } = loadContent(join(project, 'content'))
  const ids = loadContent('content').en.samples.testimonials.map(({ id }) => id)
  for (const { samples } of [en, th])
    expect(samples.testimonials.map(({ id }) => id)).toEqual([...ids.slice(1), 'rice-mill'])
  expect(th.samples.testimonials.at(-1)).toMatchObject({ name: 'มาลี ตัวอย่าง', sample: false })
})

test('a second tab has the files as they are now, and both tabs save', async ({ page, context }) => {
  const path = join(project, 'content/en/home.yaml')
  writeFileSync(path, readFileSync(path, 'utf8').replace(/heading: .*/, 'heading: Pulled'))
  const pictures = join(project, 'content/pictures')
  mkdirSync(pictures, { recursive: true })
  const logo = await sharp({ create: { width: 90, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  writeFileSync(join(pictures, 'pulled.png'), logo)
  await page.reload()
  await page.getByText('Articles').first().waitFor()
  const other = await context.newPage()
  await other.goto(origin)
  await other.getByText('Articles').first().waitFor()
  await open(other, 'texts/entries/home')
  await expand(side(other, 'English'), 'Hero')
  const heading = box(side(other, 'English'), 'Heading').first()
  await expect(heading).toHaveValue('Pulled')
  await typeText(heading, 'From the second tab')
  await save(other)
  await expectSaved(other)

  await open(page, 'texts/entries/home')
  await expand(side(page, 'Thai'), 'Hero')
  await typeText(box(side(page, 'Thai'), 'Heading').first(), 'จากแท็บแรก')
  await save(page)
  await expectSaved(page)
  expect(readFileSync(path, 'utf8')).toContain('heading: From the second tab\n')
  expect(readFileSync(path.replace('/en/', '/th/'), 'utf8')).toContain('จากแท็บแรก')

  // The copy of the second tab has deleted no picture, and the first tab still sends its own.
  await page.goto(`${origin}/#/assets`)
  await upload(page, { name: 'first.png', mimeType: 'image/png', buffer: logo })
  await expect.poll(() => readdirSync(pictures).sort()).toEqual(['first.webp', 'pulled.png'])
})

test('gives a logo its picture and moves it with the mouse, on both sides', async ({ page }) => {
  test.skip(!isSample, 'it moves the logos of the sample')
  mkdirSync(join(project, 'content/pictures'), { recursive: true })
  await sharp({ create: { width: 90, height: 30, channels: 3, background: 'red' } })
    .webp()
    .toFile(join(project, 'content/pictures/client.webp'))
  await open(page, 'texts/entries/samples')
  for (const language of ['English', 'Thai']) {
    const list = field(side(page, language), 'Logos')
    await list.evaluate((element) => element.scrollIntoView())
    await list.getByRole('button', { name: 'Expand', exact: true }).first().click()
    await typeText(box(list, 'Picture').first(), 'client.webp')
  }
  await save(page)
  await expectSaved(page)
  const pictured = loadContent(join(project, 'content'))
  for (const locale of LOCALES) expect(pictured[locale].samples.logos[0]?.picture).toBe('client.webp')

  await open(page, 'texts/entries/samples')
  const ids = loadContent(join(project, 'content')).en.samples.logos.map(({ id }) => id)
  for (const language of ['English', 'Thai']) {
    if (language === 'Thai') {
      await save(page)
      await expect(page.getByText(/th\/samples\.yaml.* another order than English/)).toBeVisible()
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
    }
    const handles = field(side(page, language), 'Logos').getByRole('button', { name: 'Reorder Item' })
    // An item takes the place of another when it has passed its middle.
    await handles.first().dragTo(handles.nth(2), { steps: 20 })
  }
  await save(page)
  await expectSaved(page)
  const { en, th } = loadContent(join(project, 'content'))
  const [first, second, ...others] = ids
  for (const { samples } of [en, th]) expect(samples.logos.map(({ id }) => id)).toEqual([second, first, ...others])
})
