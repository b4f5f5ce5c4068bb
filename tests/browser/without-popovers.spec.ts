import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

// A page's own styles are let in by their sums, and are changed here.
test.use({ bypassCSP: true })

/** What a browser's own style sheet says of popovers, taken back. */
const NOT_KNOWN =
  '[popover]{display:block;position:static;width:auto;height:auto;margin:0;padding:0;border:0;overflow:visible;color:inherit;background:none}'

/** Makes the browser one that knows no popovers. */
async function forgetPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const name of ['popover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
  })
  await page.route('**/*', async (route) => {
    if (!['document', 'stylesheet', 'script'].includes(route.request().resourceType())) return route.continue()
    const response = await route.fetch()
    const text = await response.text()
    const body = text
      .replaceAll(':popover-open', ':not-known')
      .replaceAll(/ popovertarget="[^"]*"/g, '')
      .replace('<style>', `<style>@layer browser{${NOT_KNOWN}}</style><style>`)
    await route.fulfill({ response, body })
  })
}

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 375, height: 667 },
  { width: 1100, height: 700 },
]) {
  test(`${width} px wide, a browser without popovers shows the page below its header, and leads on from it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await forgetPopovers(page)
    await page.goto('/about')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Further down nothing lies over the text.
    await page.locator('.why').scrollIntoViewIfNeeded()
    await expect(page.locator('.site-header')).not.toBeInViewport()

    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL(/\/blog$/)
    await page.getByRole('banner').getByRole('link', { name: 'ไทย' }).click()
    await expect(page).toHaveURL(/\/th\/blog$/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}
