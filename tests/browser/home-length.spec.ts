import { expect, test } from './fixture.ts'

/** The most that the home page may be high: what a reader is asked to scroll through. */
const limits = [
  { width: 390, most: 16_500 },
  { width: 1440, most: 11_500 },
]
const homes = [
  { path: '/', locale: 'en-US' },
  { path: '/th', locale: 'th-TH' },
]

for (const { path, locale } of homes) {
  test.describe(path, () => {
    // Whoever reads the page in their own language is not offered the other one.
    test.use({ locale })

    test('the home page stays as short as it was made', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      for (const { width, most } of limits) {
        await page.setViewportSize({ width, height: 844 })
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        expect(height, `${width} px`).toBeLessThanOrEqual(most)
        expect(height, `${width} px`).toBeGreaterThan(most / 2)
      }
    })
  })
}
