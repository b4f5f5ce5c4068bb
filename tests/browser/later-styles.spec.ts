import { devices } from '@playwright/test'
import { expect, test } from './fixture.ts'

test.use({ expectedConsole: [/ERR_CONNECTION_RESET/] })

for (const path of ['/', '/th']) {
  test(`without its later styles ${path} says nothing that has not happened, and asks for them until they come`, async ({
    page,
  }) => {
    let asked = 0
    await page.route(/_astro\/later\..*\.css/, (route) => {
      asked += 1
      return asked <= 3 ? route.abort('connectionreset') : route.continue()
    })
    await page.goto(path)
    // By the page's own link, and once more by its script.
    await expect.poll(() => asked).toBe(2)
    for (const outcome of await page.locator('.outcome').all()) await expect(outcome).toBeHidden()
    // Touched outside the forms, which are woken by a touch; and again where the page had not yet heard that the last request failed.
    const touchUntil = (seen: () => Promise<void>) =>
      expect(async () => {
        await page.mouse.click(2, 2)
        await seen()
      }).toPass()
    const field = page.locator('#signup-fullName')
    await touchUntil(() => expect.poll(() => asked, { timeout: 1000 }).toBe(3))
    await expect(field).toHaveCSS('border-top-width', '0px')
    await touchUntil(() => expect(field).toHaveCSS('border-top-width', '1px', { timeout: 1000 }))
    expect(asked).toBe(4)
    await page.mouse.click(2, 2)
    expect(asked).toBe(4)
  })
}

/** Of how many elements the style may be computed as the later styles come: those they name and what the parser adds meanwhile, of some four hundred. */
const MOST_NAMED = 180

// A property that is inherited from the root, one that is registered (`@property`), and a rule for whatever element has some state
// each have all of the page computed anew.
test('the later styles have no more of a page computed anew than what they name', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({ ...devices['Pixel 7'], ...(baseURL && { baseURL }) })
  const page = await phone.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/_astro\/later\..*\.css/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/terms', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  release()
  await expect(page.locator('#call-bar')).toHaveCSS('position', 'fixed')
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[]
  }
  const styled = traceEvents.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []))
  expect(Math.max(...styled)).toBeGreaterThan(10)
  expect(Math.max(...styled)).toBeLessThan(MOST_NAMED)
  await phone.close()
})
