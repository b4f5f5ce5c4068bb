import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const folded = (page: Page) => page.locator('html[data-folded]')
const leftOut = (page: Page) =>
  page
    .locator('.on-wire > .section')
    .evaluateAll((sections) => sections.filter((one) => getComputedStyle(one).contentVisibility !== 'visible').length)

test('what is below the first screen is left out of the first paint and laid out after it', async ({ page }) => {
  // The page as it stands before its first frame: without a script that runs after it.
  await page.addInitScript(() => {
    // The banner would make the page longer when it comes.
    localStorage.setItem('consent-accepted', 'false')
    document.addEventListener('DOMContentLoaded', () => {
      const last = [...document.querySelectorAll('.on-wire > .section')].at(-1)
      document.documentElement.dataset.before = last ? getComputedStyle(last).contentVisibility : ''
    })
  })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-before', 'auto')
  await expect(folded(page)).toHaveCount(0)
  expect(await leftOut(page)).toBe(0)
  // Its length is true: it does not change as the reader comes to what was left out.
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await length()
  await page.locator('#how-it-works').scrollIntoViewIfNeeded()
  expect(await length()).toBe(before)
})

test('a visitor who arrives at an anchor or a kept place gets everything laid out at once', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.before = String('folded' in document.documentElement.dataset)
    })
  })
  await page.goto('/#faq')
  await expect(page.locator('html')).toHaveAttribute('data-before', 'false')
  await expect(page.locator('#faq')).toBeInViewport()
  await page.goto('/th')
  await expect(page.locator('html')).toHaveAttribute('data-before', 'true')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-before', 'false')
})
