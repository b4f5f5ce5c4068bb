import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const offer = (page: Page) => page.getByRole('complementary', { name: 'เว็บไซต์นี้มีภาษาไทยด้วย' })

test.describe('with a browser in Thai', () => {
  test.use({ locale: 'th-TH' })

  test('an English page offers Thai in one line, and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        if (list.getEntries().length > 0) document.documentElement.dataset.shifted = ''
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted')
    await expect(offer(page)).toBeVisible()
    await expect(offer(page)).toHaveAttribute('lang', 'th')
    await offer(page).getByRole('link', { name: 'อ่านหน้านี้เป็นภาษาไทย' }).click()
    await expect(page).toHaveURL(/\/th$/)
  })

  test('closing it means this language is the one that is wanted', async ({ page }) => {
    await page.goto('/')
    await offer(page).getByRole('button', { name: 'ปิด' }).press('Enter')
    await expect(offer(page)).toBeHidden()
    // The focus goes on from the page, and not from nowhere.
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(offer(page)).toBeHidden()
  })

  test('closing it closes it in every window, and one that was read on goes on from the page', async ({
    page,
    context,
  }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/about')
    await offer(other).getByRole('link').focus()
    const third = await context.newPage()
    await third.goto('/')
    await third.locator('#signup-companyName').focus()
    await offer(page).getByRole('button', { name: 'ปิด' }).click()
    await expect(offer(other)).toBeHidden()
    await expect(other.getByRole('main')).toBeFocused()
    await expect(offer(third)).toBeHidden()
    await expect(third.locator('#signup-companyName')).toBeFocused()
  })

  test('choosing Thai in one window leaves the offer in another', async ({ page, context }) => {
    await page.goto('/')
    const other = await context.newPage()
    await other.goto('/about')
    await offer(other).getByRole('link').click()
    await expect(other).toHaveURL(/\/th\/about$/)
    await expect(offer(page)).toBeVisible()
  })
})

test('a language once chosen is not offered another', async ({ page }) => {
  const english = page.getByRole('complementary', { name: 'This site is also in English.' })
  await page.goto('/th')
  await expect(english).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'ไทย' }).click()
  await expect(page).toHaveURL(/\/th$/)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(english).toBeHidden()
})

test('a browser in the page’s own language gets no offer', async ({ page }) => {
  await page.goto('/')
  await expect(offer(page)).toBeHidden()
})
