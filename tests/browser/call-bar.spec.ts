import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const bar = (page: Page) => page.getByRole('complementary', { name: /Call us|โทรหาเรา/ })

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  // A first visit on a busy machine may keep the fallback faces, whose words are wider.
  await page.goto('/th')
})

test('the bar is whole at 320 pixels: a call and the way to the signup, in one row', async ({ page }) => {
  for (const [path, signup] of [
    ['/', '#signup'],
    ['/th', '#signup'],
    ['/about', '/#signup'],
    ['/th/services/seo-optimization', '/th#signup'],
  ] as const) {
    await page.goto(path)
    const [call, start] = [bar(page).getByRole('link').first(), bar(page).getByRole('link').last()]
    await expect(call, path).toHaveAttribute('href', 'tel:+6620000000')
    await expect(start, path).toHaveAttribute('href', signup)
    const row = await bar(page).boundingBox()
    expect(row?.height, path).toBeLessThanOrEqual(56)
    for (const link of [call, start]) {
      const box = await link.boundingBox()
      if (!box || !row) throw new Error(`the bar is not shown on ${path}`)
      expect(box.height, path).toBeGreaterThanOrEqual(44)
      expect(box.width, path).toBeGreaterThanOrEqual(44)
      expect(box.x, path).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, path).toBeLessThanOrEqual(320)
      expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), path).toBe(0)
    }
    const [left, right] = [await call.boundingBox(), await start.boundingBox()]
    expect((left?.x ?? 0) + (left?.width ?? 0), path).toBeLessThanOrEqual(right?.x ?? 0)
    await start.click()
    await expect(page, path).toHaveURL(/#signup$/)
    await expect(page.locator('#signup'), path).toBeInViewport()
  }
})

test('the bar is out of the way while a field of a form has the focus, and only then', async ({ page }) => {
  await page.goto('/')
  await expect(bar(page)).toBeVisible()
  for (const field of ['#signup-fullName', '#signup-serviceInterest', '#contact-message']) {
    await page.locator(field).focus()
    await expect(bar(page)).toBeHidden()
  }
  await page.getByRole('button', { name: 'Send message' }).focus()
  await expect(bar(page)).toBeVisible()
})

test('the bar is out of the way while somebody writes a draft', async ({ page }) => {
  await page.goto('/blog')
  const draft = page.getByRole('textbox', { name: 'Your draft' })
  await draft.focus()
  await expect(bar(page)).toBeHidden()
  await draft.blur()
  await expect(bar(page)).toBeVisible()
})

test('the last line of the page can be scrolled clear of the bar', async ({ page }) => {
  await page.goto('/')
  const last = page.getByRole('link', { name: 'Back to top' })
  await last.focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const line = await last.boundingBox()
  const box = await bar(page).boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0)
})

test('from 768 pixels on there is no bar', async ({ page }) => {
  await page.goto('/')
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(bar(page)).toBeVisible()
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(bar(page)).toBeHidden()
})
