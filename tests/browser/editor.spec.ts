import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, openEditor, soon, test } from './fixture-editor.ts'

// A save reads and checks all content, and the editor is one process for all of these.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
// A save that is refused is answered 409 or 422, which the browser notes.
test.use({ locale: 'en-US', expectedConsole: [/status of 4(?:09|22)/] })

const questions = '#/file/faq.yaml'
const thaiQuestion = (page: Page) => page.getByRole('textbox', { name: 'Question: Thai' }).nth(1)
const saved = (page: Page) => expect(page.getByText('Saved.')).toBeVisible(soon)

test('a Thai sentence is found, changed and saved: one line of its file differs, and can be put back', async ({
  page,
  editor,
}) => {
  const before = editor.textOf('th/faq.yaml')
  await openEditor(page, editor)
  await page.getByRole('searchbox', { name: 'Search in both languages' }).fill('ช่วยเขียนข่าวให้ด้วยไหม')
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Question: Thai' })
  await field.fill('ช่วยเขียนข่าวให้ด้วยหรือเปล่า')
  await page.getByRole('button', { name: 'Save Question', exact: true }).click()
  await saved(page)
  const lines = (text: string) => text.split('\n')
  const now = lines(editor.textOf('th/faq.yaml'))
  expect(now.filter((line) => !lines(before).includes(line))).toEqual(['  question: ช่วยเขียนข่าวให้ด้วยหรือเปล่า'])
  expect(now).toHaveLength(lines(before).length)

  await page.getByRole('link', { name: 'What has changed' }).click()
  await page.getByText('Lines of the file').click()
  const diff = page.getByRole('region', { name: 'Lines of the file: th/faq.yaml' })
  await expect(diff.locator('[data-sign="+"]')).toHaveText(/หรือเปล่า/)
  await expect(diff.locator('[data-sign="-"]')).toHaveText(/ด้วยไหม/)
  await expectAccessible(page, [360])
  await page.getByRole('button', { name: /^Put back this text/ }).click()
  await expect(page.getByText('Nothing differs from the last commit.')).toBeVisible(soon)
  expect(editor.textOf('th/faq.yaml')).toBe(before)
})

test('two tabs do not overwrite each other: the second sees both, and decides', async ({ page, context, editor }) => {
  await openEditor(page, editor, questions)
  const other = await context.newPage()
  await openEditor(other, editor, questions)
  await thaiQuestion(page).fill('จากแท็บแรก')
  await thaiQuestion(other).fill('จากแท็บที่สอง')
  await page.getByRole('button', { name: 'Save Question', exact: true }).click()
  await saved(page)
  await other.getByRole('button', { name: 'Save Question', exact: true }).click()
  const conflict = other.getByRole('region', { name: 'Changed elsewhere meanwhile' })
  await expect(conflict).toContainText('จากแท็บแรก', soon)
  await expect(conflict).toContainText('จากแท็บที่สอง')
  await expectAccessible(other, [1280])
  expect(editor.textOf('th/faq.yaml')).toContain('question: จากแท็บแรก')
  await conflict.getByRole('button', { name: 'Keep mine, over the other' }).click()
  await other.getByRole('button', { name: 'Save Question', exact: true }).click()
  await saved(other)
  expect(editor.textOf('th/faq.yaml')).toContain('question: จากแท็บที่สอง')
})

test('a wrong value is said at its field, and a mistake of the whole content before it is saved', async ({
  page,
  editor,
}) => {
  await openEditor(page, editor, '#/file/shared/facts.yaml?at=["plans","basic","price","value"]')
  const price = page.locator(`[data-at='["plans","basic","price","value"]']`)
  await price.getByRole('textbox').fill('$309')
  await price.getByRole('button', { name: /^Save/ }).click()
  await expect(price.getByText('is no number; write digits alone')).toBeVisible(soon)
  await price.getByRole('button', { name: /^Discard/ }).click()

  await page.evaluate((hash) => location.assign(hash), questions)
  const before = editor.textOf('en/faq.yaml')
  await page
    .getByRole('textbox', { name: 'Question: English' })
    .nth(1)
    .fill('Do you write {general.countrie} releases?')
  await page.getByRole('button', { name: 'Save Question', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('did you mean general.countries?', soon)
  await expectAccessible(page, [360])
  await dialog.getByRole('button', { name: 'Go on editing' }).click()
  expect(editor.textOf('en/faq.yaml')).toBe(before)
})

test('an article is written in both languages at once', async ({ page, editor }) => {
  await openEditor(page, editor, '#/article')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New article: Name in the address' }).fill('words-that-travel')
  for (const [language, title] of [
    ['English', 'Words that travel'],
    ['Thai', 'คำที่เดินทางได้'],
  ]) {
    await page.getByRole('textbox', { name: `Title: ${language}` }).fill(`${title}: a title`)
    for (const part of ['Excerpt', 'Description'])
      await page.getByRole('textbox', { name: `${part}: ${language}` }).fill(`${part}: ${title}. `.repeat(5).trim())
  }
  await page.getByRole('button', { name: 'Save the article in both languages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Words that travel: a title' })).toBeVisible(soon)
  expect(editor.textOf('en/blog/words-that-travel.md')).toContain("title: 'Words that travel: a title'\n")
  expect(editor.textOf('th/blog/words-that-travel.md')).toContain('## หัวข้อแรก\n')
})

test('what no file has is filled in, and put back', async ({ page, editor }) => {
  const before = editor.textOf('facts.yaml')
  const part = ['general', 'countries', 'counting']
  await openEditor(page, editor, `#/file/shared/facts.yaml?at=${JSON.stringify(part)}`)
  const group = page.locator(`[data-at='${JSON.stringify(part)}']`)
  await group.getByText('How it was counted').click()
  const rule = page.locator(`[data-at='${JSON.stringify([...part, 'rule'])}']`)
  await expect(rule.getByText('not set')).toBeVisible()
  await expectAccessible(page, [360])
  await rule.getByRole('textbox').fill('outletOnce')
  await rule.getByRole('button', { name: /^Save/ }).click()
  await saved(page)
  expect(editor.textOf('facts.yaml')).toContain('atLeast: true, counting: { rule: outletOnce } }\n  languages:')

  await page.getByRole('link', { name: 'What has changed' }).click()
  const change = page.getByRole('listitem').filter({ hasText: 'outletOnce' })
  await change.getByRole('button', { name: /^Put back this text/ }).click()
  await expect(change).toBeHidden(soon)
  expect(editor.textOf('facts.yaml')).toBe(before)
})

test('what is saved together is discarded one by one', async ({ page, editor }) => {
  const part = ['parts', 0, 'dateline']
  const fieldAt = (name: string) => page.locator(`[data-at='${JSON.stringify([...part, name])}']`)
  await openEditor(page, editor, '#/file/resources/press-release-template.yaml')
  await page.locator(`[data-at='${JSON.stringify(part)}'] summary`).click()
  await fieldAt('prompt')
    .getByRole('textbox', { name: /English/ })
    .fill('CITY, Country')
  await fieldAt('example')
    .getByRole('textbox', { name: /English/ })
    .fill('BANGKOK, Thailand')
  await fieldAt('example')
    .getByRole('button', { name: /^Discard/ })
    .click()
  await expect(fieldAt('example').getByRole('textbox', { name: /English/ })).toHaveValue('')
  await expect(fieldAt('prompt').getByRole('textbox', { name: /English/ })).toHaveValue('CITY, Country')
})

test('an entry is added to a list in both languages, moved and removed', async ({ page, editor }) => {
  await openEditor(page, editor, questions)
  const before = editor.textOf('en/faq.yaml')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const entry = page.getByRole('region', { name: 'A new entry' })
  await entry.getByRole('textbox', { name: 'Name in the address' }).fill('pictures')
  for (const language of ['English', 'Thai'])
    for (const part of ['Question', 'Answer'])
      await entry.getByRole('textbox', { name: `${part}: ${language}` }).fill(`${part} (${language})`)
  await entry.getByRole('button', { name: 'Add to both languages' }).click()
  await expect(entry).toBeHidden(soon)
  await page.getByRole('button', { name: 'Move up: Question (English)' }).click()
  const down = page.getByRole('button', { name: 'Move down: Question (English)' })
  await expect(down).toBeEnabled(soon)
  expect(editor.textOf('th/faq.yaml')).toMatch(/id: pictures[\s\S]+id: office-hours/)
  await page.getByRole('button', { name: 'Remove: Question (English)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(down).toBeHidden(soon)
  expect(editor.textOf('en/faq.yaml')).toBe(before)
})

test('the editor speaks Thai, fits a phone and can be read by day and by night', async ({ page, editor }) => {
  await openEditor(page, editor, questions)
  await page.getByRole('button', { name: 'ไทย' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('คำถามบนหน้าแรก')
  await expectAccessible(page, [360, 1440])
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
