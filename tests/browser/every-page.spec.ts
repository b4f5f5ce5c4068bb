import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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
    for (const theme of ['light', 'dark']) {
      await page.evaluate((choice) => {
        document.documentElement.dataset.theme = choice
      }, theme)
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 900 })
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)
        expect(found, `${theme}, ${width} px`).toEqual([])
      }
    }
  })
}
