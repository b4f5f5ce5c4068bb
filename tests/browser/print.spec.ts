import { expect, test } from './fixture.ts'

test('a printed page is black on white, has no controls and shows every answer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'))
  await page.emulateMedia({ media: 'print' })
  // A4 without its margins.
  await page.setViewportSize({ width: 690, height: 990 })
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  for (const name of [/newsroom/i, /ready/i])
    for (const heading of await page.getByRole('heading', { name, level: 2 }).all())
      await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)')
  for (const hidden of ['nav', '.call-bar', '#signup-form', '#language-menu', '.button'])
    await expect(page.locator(hidden).first()).toBeHidden()
  await expect(page.locator('.accordion summary + *').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(690)
})
