import { chromium } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../../tools/chromium.ts'
import { expect, test } from './fixture.ts'

test('a page that comes back from the history knows the theme and the consent that were chosen since', async ({
  baseURL,
}) => {
  // Playwright's own browser keeps no pages that are left.
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: CHROMIUM_ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ ...(baseURL && { baseURL }) })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    }),
  )
  const banner = page.locator('#cookie-banner')
  await page.goto('/terms')
  await expect(banner).toBeVisible()
  await page.goto('/about')
  await banner.getByRole('button', { name: 'Accept all' }).click()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: 'Dark' }).check()
  // The page may be gone before it has answered.
  await page.evaluate(() => history.back()).catch(() => undefined)
  await expect(page).toHaveURL(/terms$/)
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(banner).toBeHidden()
  await browser.close()
})
