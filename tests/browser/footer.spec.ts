import { expect, test } from './fixture.ts'

for (const path of ['/about', '/th/about']) {
  test(`at the foot of ${path} the last part is as far from the one above it as that from the one before`, async ({
    page,
  }) => {
    await page.goto(path)
    await page.locator('.footer-contact').scrollIntoViewIfNeeded()
    for (const width of [200, 320, 390, 600]) {
      await page.setViewportSize({ width, height: 800 })
      const { between, last } = await page.locator('.footer-columns section').evaluateAll((parts) => {
        const top = (part: Element | undefined | null) => part?.querySelector('h2')?.getBoundingClientRect().top ?? 0
        const end = (part: Element | undefined) =>
          part?.querySelector('li:last-child')?.getBoundingClientRect().bottom ?? 0
        return {
          between: top(parts[1]) - end(parts[0]),
          last: top(document.querySelector('.footer-contact')) - Math.max(...parts.map(end)),
        }
      })
      expect(between, `${width} px`).toBeGreaterThan(8)
      expect(last, `${width} px`).toBeCloseTo(between, 0)
    }
  })
}
