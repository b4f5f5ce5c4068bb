import { expect, test } from './fixture.ts'

test.use({ contextOptions: { colorScheme: 'light' } })

for (const [path, article] of [
  ['/feed.xml', 'Read: Measuring pickup honestly: story, copy or nothing'],
  ['/th/feed.xml', 'อ่าน '],
] as const) {
  test(`${path} is worth opening: the site's paper, and links that can be followed`, async ({ page }) => {
    await page.goto(path)
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await paper()).toBe('rgb(251, 248, 241)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper()).toBe('rgb(13, 21, 32)')
    const link = page.locator('a').filter({ hasText: article }).first()
    await expect(link).toHaveAttribute('href', /\/blog\/[a-z-]+$/)
  })
}

test('the sitemap is a list on the same paper', async ({ page }) => {
  for (const path of ['/sitemap-index.xml', '/sitemap.xml']) {
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(251, 248, 241)',
    )
  }
})
