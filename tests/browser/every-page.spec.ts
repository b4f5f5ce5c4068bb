import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the site has its pages', () => {
  expect(pagePaths.length).toBeGreaterThanOrEqual(46)
})

for (const path of pagePaths) {
  test(`${path} loads quietly, fits every window, and axe finds nothing by day or night`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
    await expectAccessible(page)
  })
}
