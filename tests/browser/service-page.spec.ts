import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const DELAY = 100
const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Lets the page's own clock pass the moment at which it would scroll. */
async function wait(page: Page) {
  await page.clock.runFor(2 * DELAY)
}

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  expect(await place(page)).toBe(top)
}

test.beforeEach(({ page }) => page.clock.install())

test('a new visit is scrolled to the top after 100 milliseconds', async ({ page }) => {
  await page.goto('/services/seo-optimization')
  await scrollTo(page, 600)
  await page.clock.runFor(DELAY)
  expect(await place(page)).toBe(0)
})

test('it happens once', async ({ page }) => {
  await page.goto('/th/services/seo-optimization')
  await wait(page)
  await scrollTo(page, 600)
  await page.clock.runFor(10 * DELAY)
  expect(await place(page)).toBe(600)
})

test('a link to a part of the page leads there', async ({ page }) => {
  await page.goto('/services/seo-optimization#process-heading')
  const there = await place(page)
  expect(there).toBeGreaterThan(300)
  await wait(page)
  expect(await place(page)).toBe(there)
})

test('reload and Back keep the reader’s place', async ({ page }) => {
  await page.goto('/services/seo-optimization')
  await wait(page)
  await scrollTo(page, 600)
  await page.reload()
  await expect.poll(() => place(page)).toBe(600)
  await wait(page)
  expect(await place(page)).toBe(600)
  await page.goto('/about')
  await page.goBack()
  await expect.poll(() => place(page)).toBe(600)
  await wait(page)
  expect(await place(page)).toBe(600)
})

test('other pages are left where they are', async ({ page }) => {
  await page.goto('/about')
  await scrollTo(page, 600)
  await wait(page)
  expect(await place(page)).toBe(600)
})
