import { gzipSync } from 'node:zlib'
import { devices, type Page, type Request } from '@playwright/test'
import { expect, test } from './fixture.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const KILOBYTE = 1000

/** Everything a page loads, body bytes as they came over the wire, while `act` runs and until the network is quiet. */
async function loaded(page: Page, act: () => Promise<unknown>) {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await act()
  await page.waitForLoadState('networkidle')
  return Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
}

const total = (resources: { bytes: number }[]) => resources.reduce((sum, { bytes }) => sum + bytes, 0)

/** The inline scripts of the page, compressed as they travel: with its HTML. Data blocks are no script. */
const inlineScript = async (page: Page) => {
  const code = await page
    .locator('script:not([src]):not([type*=json]):not([type=speculationrules])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join('\n'))
  return gzipSync(code, { level: 9 }).length
}

/**
 * Of each page what its HTML may weigh, compressed, in kB. That of the blog names its files by their sums, which pack by some thirty
 * bytes better or worse with each change of a file.
 */
const documents = { '/': 21, '/th': 23.1, '/about': 14.1, '/blog': 15.6, '/th/blog': 17.8 } as const

for (const path of Object.keys(documents) as (keyof typeof documents)[]) {
  test(`${path} stays within its bytes`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    const resources = await loaded(page, () => page.goto(path))
    const of = (type: string) => resources.filter((resource) => resource.type === type)
    expect(total(of('script')) + (await inlineScript(page)), 'script before interaction').toBeLessThan(5 * KILOBYTE)
    expect(total(of('font')), 'fonts').toBeLessThan((path.startsWith('/th') ? 42.6 : 27.8) * KILOBYTE)
    expect(total(resources), 'everything').toBeLessThan(100 * KILOBYTE)
    // The blog has a film, whose poster and captions come with the page.
    expect(resources.length, 'requests').toBeLessThanOrEqual(path.endsWith('/blog') ? 10 : 8)
    // What no first screen needs (site/styles/later.css).
    expect(of('stylesheet').length, 'style sheets').toBe(1)
    expect(total(of('stylesheet')), 'style sheets').toBeLessThan(5.5 * KILOBYTE)
    expect(total(of('document')), 'document').toBeLessThan(documents[path] * KILOBYTE)
  })
}

for (const path of ['/', '/th']) {
  test(`${path} brings two kilobytes for the carousel and no React when it is scrolled to its end`, async ({
    page,
  }) => {
    await page.goto(path)
    const resources = await loaded(page, async () => {
      await page.locator('#testimonials').scrollIntoViewIfNeeded()
      await expect(page.locator('.carousel')).toHaveAttribute('data-awake', 'true')
      await page.locator('#faq').scrollIntoViewIfNeeded()
    })
    const script = resources.filter(({ type }) => type === 'script')
    expect(script.length).toBeGreaterThan(0)
    expect(total(script)).toBeLessThan(2 * KILOBYTE)
  })
}

/** What a phone may have to compute until the page stands: counts, which a busy machine does not change by much. */
const work = { '/': { elements: 1250, layouts: 45, styles: 60 }, '/th': { elements: 1365, layouts: 45, styles: 60 } }

for (const [path, most] of Object.entries(work)) {
  test(`${path} is laid out in few steps on a phone`, async ({ browser, baseURL }) => {
    const phone = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) })
    const page = await phone.newPage()
    const session = await phone.newCDPSession(page)
    await session.send('Performance.enable')
    await page.goto(path)
    await expect(page.locator('#cookie-banner')).toBeVisible()
    const { metrics } = await session.send('Performance.getMetrics')
    const count = (name: string) => metrics.find((metric) => metric.name === name)?.value
    expect(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(most.elements)
    expect(count('LayoutCount'), 'layouts').toBeLessThanOrEqual(most.layouts)
    expect(count('RecalcStyleCount'), 'style recalculations').toBeLessThanOrEqual(most.styles)
    // What is far below costs nothing yet.
    for (const late of ['#faq', '.office']) await expect(page.locator(late)).toHaveCSS('content-visibility', 'auto')
    await phone.close()
  })
}

/** How the fonts may arrive; milliseconds are how long a request is held back. */
const arrivals = { 'at hand': 0, late: 400, 'very late': 2000, 'never there': undefined }

for (const path of ['/', '/th', '/about', '/th/services/global-distribution']) {
  test.describe(path, () => {
    test.use({ expectedConsole: [/\.woff2/] })

    for (const [arrival, delay] of Object.entries(arrivals)) {
      test(`nothing moves while ${path} loads with its fonts ${arrival}`, async ({ page }) => {
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
              const { dataset } = document.documentElement
              dataset.shift = String(Number(dataset.shift ?? 0) + entry.value)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await page.route('**/*.woff2', async (route) => {
          if (delay === undefined) return route.abort()
          await new Promise((resolve) => setTimeout(resolve, delay))
          await route.continue()
        })
        await page.setViewportSize({ width: 360, height: 740 })
        // A Sunday: that the office is closed is the longer thing to say.
        await page.clock.setFixedTime(new Date('2026-11-22T10:00:00+07:00'))
        await page.goto(path)
        await page.evaluate(() => document.fonts.ready)
        // The banner comes too, and moves nothing either.
        await expect(page.locator('#cookie-banner')).toBeVisible()
        expect(await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))).toBe(0)
      })
    }
  })
}
