import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const DELAY = 100
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until `after` milliseconds after the page's load, when it would have scrolled. */
async function waitUntil(page: Page, after = 5 * DELAY) {
  await page.waitForFunction((end) => performance.now() > end, after)
}

async function readTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  expect(await place(page)).toBe(top)
}

test('a new visit is scrolled to the top, wherever the browser began it', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      scrollTo({ top: 600, behavior: 'instant' })
      document.documentElement.dataset.beganAt = String(scrollY)
    })
  })
  await page.goto('/services/seo-optimization')
  await expect(page.locator('html')).toHaveAttribute('data-began-at', '600')
  await expect.poll(() => place(page)).toBe(0)
})

test('a link to a part of the page leads there', async ({ page }) => {
  await page.goto('/services/seo-optimization#process-heading')
  const there = await place(page)
  expect(there).toBeGreaterThan(300)
  await waitUntil(page)
  expect(await place(page)).toBe(there)
})

test('Back keeps the reader’s place, also after a reload', async ({ page }) => {
  await page.goto('/services/seo-optimization')
  await page.reload()
  await waitUntil(page)
  await readTo(page, 600)
  await page.goto('/about')
  await page.goBack()
  await expect.poll(() => place(page)).toBe(600)
  await waitUntil(page)
  expect(await place(page)).toBe(600)
})
