import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'
import { hydrateForm } from './signup.ts'

/** Compressed kB that a first visit may load, by page type: the measured size plus 10 %. */
const BUDGETS = {
  '/': 95,
  '/th': 115,
  '/about': 85,
  '/faq': 85,
  // Chromium loads the five previews early: they are near the first screen.
  '/media-kit': 220,
  '/terms': 80,
  '/blog': 95,
  [`/blog/${content.en.articles.at(-1)?.slug}`]: 85,
  '/pricing/1': 85,
  '/services/global-distribution': 85,
  '/thai-news-distribution': 100,
}
/** Scripts before any interaction. */
const SCRIPT = 12
/** Scripts after the forms of the home page are hydrated. */
const SCRIPT_AT_THE_END = 95

/** What a page loads until the network is quiet: compressed kilobytes by type. */
async function load(page: Page, path: string): Promise<{ all: number; script: number }> {
  const requests: Request[] = []
  page.on('requestfinished', (request) => requests.push(request))
  await page.goto(path, { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      isScript: request.resourceType() === 'script',
      bytes: (await request.sizes()).responseBodySize,
    })),
  )
  const inline = await page
    .locator('script:not([src]):not([type*=json]):not([type=speculationrules])')
    .evaluateAll((scripts) => scripts.map((script) => script.textContent).join('\n'))
  const sum = (some: typeof sizes) => some.reduce((total, { bytes }) => total + bytes, 0)
  return {
    all: sum(sizes) / 1000,
    script: (sum(sizes.filter(({ isScript }) => isScript)) + gzipSync(inline).length) / 1000,
  }
}

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`${path} stays within its bytes`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    const { all, script } = await load(page, path)
    expect(script, 'script before interaction').toBeLessThan(SCRIPT)
    expect(all, 'everything').toBeLessThan(budget)
  })
}

for (const path of ['/', '/th']) {
  test(`${path} loads React and the forms when it is scrolled to its end`, async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request))
    await page.goto(path)
    await hydrateForm(page, 'signup')
    await hydrateForm(page, 'contact')
    const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize))
    expect(sizes.reduce((total, size) => total + size, 0) / 1000).toBeLessThan(SCRIPT_AT_THE_END)
  })
}
