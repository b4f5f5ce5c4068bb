import { expect, test } from './fixture.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

// Of all pages these have the least text in their first screen.
for (const path of ['/terms', '/th/terms', '/privacy', '/th/privacy']) {
  test(`the largest thing that ${path} paints is its content, and not the banner that comes after it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[])
          document.documentElement.dataset.largest = element?.closest('main, #cookie-banner')?.id ?? 'neither'
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await expect(page.locator('#cookie-banner')).toBeVisible()
      // What is painted is told of behind the next frame.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      await expect(page.locator('html')).toHaveAttribute('data-largest', 'main')
    }
  })
}
