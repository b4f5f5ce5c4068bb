import type { Browser, Page } from '@playwright/test'
import { startCountedSite } from './counted-site.ts'
import { expect, test } from './fixture.ts'
import { goInHistory, launchKeeping } from './keeping-browser.ts'

let browser: Browser
let counted: Awaited<ReturnType<typeof startCountedSite>>
test.beforeAll(async ({ site }) => {
  counted = await startCountedSite(site.url)
  browser = await launchKeeping()
})
test.afterAll(async () => {
  await browser.close()
  counted.stop()
})

/** Windows of one visitor. */
async function openWindows(): Promise<[Page, Page]> {
  const context = await browser.newContext({ baseURL: counted.url, reducedMotion: 'reduce' })
  await context.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) sessionStorage.setItem('kept', location.pathname)
    }),
  )
  return [await context.newPage(), await context.newPage()]
}

const isCounted = (page: Page) => expect(page.locator('html[data-counted]')).toBeAttached()
const isNotCounted = (page: Page) => expect(page.locator('html:not([data-counted])')).toBeAttached()

async function answer(page: Page, name: string) {
  await page.locator('#cookie-banner').getByRole('button', { name, exact: true }).click()
}

/** Takes the consent back, once all has arrived that was told before. */
async function withdraw(page: Page, toldBefore: readonly string[]) {
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expect.poll(() => counted.told).toEqual(expect.arrayContaining([...toldBefore]))
  counted.told.length = 0
  await answer(page, 'Reject non-essential')
  await isNotCounted(page)
}

async function expectNothingTold(page: Page) {
  await page.evaluate(() => fetch('/told', { method: 'POST', body: 'the test' }))
  expect(counted.told).toEqual(['the test'])
}

test('nothing is counted before a yes, which holds from then on in every window', async () => {
  const [page, other] = await openWindows()
  for (const each of [page, other]) {
    await each.goto('/about')
    await expect(each.locator('#cookie-banner')).toBeVisible()
  }
  await expectNothingTold(page)
  await answer(page, 'Accept all')
  await isCounted(page)
  await isCounted(other)
  await page.goto('/privacy')
  await isCounted(page)
  await expect.poll(() => counted.told).toContain('/about pagehide')
  await page.context().close()
})

test('a consent withdrawn ends the counting at once, in every window, and nothing is told of it', async () => {
  const [page, other] = await openWindows()
  await page.goto('/about')
  await answer(page, 'Accept all')
  await isCounted(page)
  await other.goto('/terms')
  await isCounted(other)
  // By which what was typed there is carried over.
  await other.evaluate(() => addEventListener('renewal', () => sessionStorage.setItem('renewed', 'yes')))
  await withdraw(page, ['/about loaded', '/terms loaded', '/terms pageshow'])
  await isNotCounted(other)
  expect(await other.evaluate(() => sessionStorage.getItem('renewed'))).toBe('yes')
  await expectNothingTold(page)
  await page.context().close()
})

test('a page that comes back after it tells nothing any more', async () => {
  const [page] = await openWindows()
  await page.goto('/about')
  await answer(page, 'Accept all')
  await isCounted(page)
  await page.goto('/terms')
  await isCounted(page)
  await withdraw(page, ['/about pagehide', '/about visibilitychange', '/terms loaded', '/terms pageshow'])
  await goInHistory(page, -1)
  const here = () => page.evaluate(() => [location.pathname, sessionStorage.getItem('kept'), document.readyState])
  await expect.poll(() => here().catch(() => [])).toEqual(['/about', '/about', 'complete'])
  await isNotCounted(page)
  await expectNothingTold(page)
  await page.context().close()
})
