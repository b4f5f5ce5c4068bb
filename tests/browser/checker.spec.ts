import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { projectFolder } from '../../tools/project-folder.js'
import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const release = (name: string) =>
  readFileSync(join(projectFolder, 'site/calculators/checker/releases', `${name}.txt`), 'utf8')

const draftOf = (page: Page) => page.locator('#checker-draft')
const remarksOf = (page: Page) => page.getByRole('list', { name: /^(?:Remarks|ข้อสังเกต)$/ })
const remark = (page: Page, name: RegExp) => remarksOf(page).getByRole('button', { name })
const selected = (page: Page) =>
  draftOf(page).evaluate((draft: HTMLTextAreaElement) => draft.value.slice(draft.selectionStart, draft.selectionEnd))

async function openChecker(page: Page, path = '/blog') {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(path)
  await draftOf(page).scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]', { has: draftOf(page) })).toHaveCount(0)
}

test('a draft is read on the device: no request is made once the checker is open', async ({ page }) => {
  await openChecker(page)
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await draftOf(page).fill(release('en/hotel-hype'))
  await expect(page.getByText('English · 184 words · 1 min to read')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '12 remarks.' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the draft' }).click()
  await expect(remarksOf(page).getByRole('listitem')).toHaveCount(0)
  expect(requests).toEqual([])
})

test('a remark selects its place in the draft, Escape leads back to it, and axe finds nothing', async ({ page }) => {
  await openChecker(page)
  await draftOf(page).fill(release('en/hotel-hype'))
  await remark(page, /world-class/).click()
  await expect(draftOf(page)).toBeFocused()
  expect(await selected(page)).toBe('world-class')
  await page.keyboard.press('Escape')
  await expect(remark(page, /world-class/)).toBeFocused()
  await expectAccessible(page, [360, 1280], '#checker')
})

test('a pasted book is cut to what the text area holds, and says so', async ({ page }) => {
  await openChecker(page, '/th/blog')
  await draftOf(page).focus()
  await page.keyboard.insertText('บริษัทฯ เปิดโรงงานระดับโลกที่เชียงใหม่ '.repeat(25_000))
  await expect(page.getByRole('status').filter({ hasText: 'ใส่ได้ 20,000 ตัวอักษร' })).toBeVisible()
  await expect(draftOf(page)).toHaveValue(/^.{20000}$/)
})

test('the draft is kept on the device only where that was asked for', async ({ page }) => {
  await openChecker(page, '/th/blog')
  await draftOf(page).fill('บริษัทเปิดสำนักงานใหม่')
  await page.reload()
  await openChecker(page, '/th/blog')
  await expect(draftOf(page)).toHaveValue('')
  await draftOf(page).fill('บริษัทเปิดสำนักงานใหม่')
  await page.locator('#checker-keep').check()
  await openChecker(page, '/th/blog')
  await expect(draftOf(page)).toHaveValue('บริษัทเปิดสำนักงานใหม่')
  await page.locator('#checker-keep').uncheck()
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
