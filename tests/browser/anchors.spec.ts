import { expect, test } from './fixture.ts'

// In short windows the header scrolls away.
for (const [width, height] of [
  [390, 800],
  [1440, 800],
  [667, 331],
  [844, 340],
] as const) {
  test(`at ${width} × ${height} an anchor of the home page scrolls its heading below the header`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    for (const [start, anchor] of [
      ['/', 'services'],
      ['/', 'plans'],
      ['/th', 'how-it-works'],
      ['/about', 'why-us'],
      ['/about', 'signup'],
      ['/about', 'contact'],
      ['/about', 'how-long'],
    ] as const) {
      await page.goto(start)
      await page.goto(`${start === '/th' ? '/th' : '/'}#${anchor}`)
      const heading = page.locator(`[id="${anchor}"]`).locator('h2, summary').first()
      await expect(async () => {
        const header = await page.getByRole('banner').boundingBox()
        const box = await heading.boundingBox()
        const distance = (box?.y ?? 0) - Math.max(0, (header?.y ?? 0) + (header?.height ?? 0))
        expect(distance, anchor).toBeGreaterThanOrEqual(0)
        expect(distance, anchor).toBeLessThan(160)
      }).toPass()
    }
  })
}

test('a service page opens at its top 100 ms after its load, also when it is reloaded half way down', async ({
  page,
}) => {
  await page.goto('/services/seo-optimization')
  await page.evaluate(() => scrollTo(0, 600))
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
