import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectFolder } from '../../tools/project-folder.js'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

const release = (name: string) =>
  readFileSync(join(projectFolder, 'site/islands/checker/releases', `${name}.txt`), 'utf8')

const draftOf = (page: Page) => page.locator('#checker-draft')
const remarksOf = (page: Page) => page.getByRole('list', { name: /^(?:Remarks|ข้อสังเกต)$/ })
const remark = (page: Page, name: RegExp) => remarksOf(page).getByRole('button', { name })
const selected = (page: Page) =>
  draftOf(page).evaluate((draft: HTMLTextAreaElement) => draft.value.slice(draft.selectionStart, draft.selectionEnd))

/** Writes a draft in place of the one that is there. */
async function write(page: Page, text: string) {
  await draftOf(page).click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(text)
}

/** The place of a character in the copy behind the text area, which has to be where the text area shows it. */
const placeOf = (page: Page, index: number) =>
  page.locator('.desk-copy').evaluate(({ firstChild }, index) => {
    const range = new Range()
    if (firstChild) range.setStart(firstChild, index)
    if (firstChild) range.setEnd(firstChild, index + 1)
    const { left, top, height } = range.getBoundingClientRect()
    return { x: left + 1, y: top + height / 2 }
  }, index)

async function openChecker(page: Page, path = '/blog') {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(path)
  await draftOf(page).scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]', { has: draftOf(page) })).toHaveCount(0)
}

for (const { locale, at, texts } of LANGUAGES) {
  test(`the checker in ${locale} arrives with a marked sample, which one press clears and which comes back`, async ({
    page,
  }) => {
    const { ownText, empty, example } = texts.checker.desk
    const sample = new RegExp(`^${texts.checker.sample[0]?.slice(0, 12)}`)
    const word = locale === 'th' ? 'ระดับโลก' : 'world-class'
    const button = (name: string) => page.locator('#checker').getByRole('button', { name })
    await openChecker(page, at('/blog'))
    await expect(draftOf(page)).toHaveValue(sample)
    await press(remark(page, new RegExp(word)).first())
    expect(await selected(page)).toBe(word)
    await press(button(ownText))
    await expect(draftOf(page)).toHaveValue('')
    await expect(draftOf(page)).toBeFocused()
    await expect(remarksOf(page)).toHaveCount(0)
    await page.keyboard.insertText('A world-class firm')
    await button(empty).press('Enter')
    await expect(draftOf(page)).toHaveValue('')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(draftOf(page)).toHaveValue('A world-class firm')
    await press(button(empty))
    await press(button(example))
    await expect(draftOf(page)).toHaveValue(sample)
  })
}

test('the sample and its remarks are in the HTML, and nothing moves when the checker wakes', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/th/blog')
  const state = async () => [
    await remarksOf(page).allTextContents(),
    await page.locator('#checker').evaluate((section) => section.getBoundingClientRect().height),
  ]
  const before = await state()
  await expect(draftOf(page)).toHaveAttribute('placeholder', /^บริษัทฯ เปิดรีสอร์ต/)
  await draftOf(page).scrollIntoViewIfNeeded()
  await expect(draftOf(page)).toHaveValue(/^บริษัทฯ เปิดรีสอร์ต/)
  expect(await state()).toEqual(before)
})

test('a draft is read on the device: no request is made once the checker is open', async ({ page }) => {
  await openChecker(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await write(page, release('en/hotel-hype'))
  await expect(page.getByText('English · 184 words · 1 min to read')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '12 remarks.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the draft' }).click()
  await expect(remarksOf(page).getByRole('listitem')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('a remark selects its place in the draft, Escape leads back to it, and axe finds nothing', async ({ page }) => {
  await openChecker(page)
  await write(page, release('en/hotel-hype'))
  await remark(page, /world-class/).click()
  await expect(draftOf(page)).toBeFocused()
  expect(await selected(page)).toBe('world-class')
  await page.keyboard.press('Escape')
  await expect(remark(page, /world-class/)).toBeFocused()
  await expectAccessible(page, [360, 1280], '#checker')
})

for (const [path, width, name, words] of [
  ['/blog', 1440, 'en/hotel-hype', ['milestone', 'excellence', 'farther']],
  ['/th/blog', 768, 'th/hotel-hype', ['ราคา', 'กล่าวว่า', 'พนักงาน']],
  // At this width, elements around the marks would break Thai lines at other places than in the text area.
  ['/blog', 320, 'th/hotel-hype', ['สัมผัส', 'ราคา', 'กล่าวว่า']],
] as const) {
  test(`a press sets the caret and a drag selects where the copy has the word: ${name}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openChecker(page, path)
    await write(page, `${release(name)}\n\n${release(name)}\n`)
    for (const word of words) {
      const start = release(name).indexOf(word)
      await draftOf(page).hover()
      const { y, height } = (await page.locator('.desk-paper').boundingBox()) ?? { y: 0, height: 0 }
      const distance = async () => (await placeOf(page, start)).y - (y + height / 2)
      await page.mouse.wheel(0, await distance())
      await expect.poll(async () => Math.abs(await distance())).toBeLessThan(2)
      const [from, to] = [await placeOf(page, start), await placeOf(page, start + word.length)]
      await page.mouse.click(from.x, from.y)
      expect(await draftOf(page).evaluate((draft: HTMLTextAreaElement) => draft.selectionStart), word).toBe(start)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y)
      await page.mouse.up()
      expect(await selected(page)).toBe(word)
    }
  })
}

test('a pasted book is cut to what the text area holds, and says so', async ({ page }) => {
  await openChecker(page, '/th/blog')
  await write(page, 'บริษัทฯ เปิดโรงงานระดับโลกที่เชียงใหม่ '.repeat(25_000))
  await expect(page.getByRole('status').filter({ hasText: 'ใส่ได้ 20,000 ตัวอักษร' })).toBeVisible()
  await expect(draftOf(page)).toHaveValue(/^.{20000}$/)
})

test('the draft is kept on the device only where that was asked for', async ({ page }) => {
  await openChecker(page, '/th/blog')
  await write(page, 'บริษัทเปิดสำนักงานใหม่')
  await page.reload()
  await openChecker(page, '/th/blog')
  await expect(draftOf(page)).toHaveValue(/^บริษัทฯ เปิดรีสอร์ต/)
  await write(page, 'บริษัทเปิดสำนักงานใหม่')
  await page.locator('#checker-keep').click()
  await openChecker(page, '/th/blog')
  await expect(draftOf(page)).toHaveValue('บริษัทเปิดสำนักงานใหม่')
  await page.locator('#checker-keep').click()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('สำนักงาน')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the checklist opens, and no dead control is shown', async ({ page }) => {
    await page.goto('/blog')
    await expect(draftOf(page)).toBeHidden()
    await page.getByText('What the editor looks for').click()
    await expect(page.locator('.checklist dt').first()).toBeVisible()
  })
})
