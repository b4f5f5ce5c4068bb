import { type Browser, devices } from '@playwright/test'
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

/** What Chromium says of a page on a phone, with motion, while its later styles come, and for some frames after. */
async function traceArrival(browser: Browser, baseURL: string | undefined, path: string) {
  await using phone = await browser.newContext({
    ...devices['Pixel 7'],
    ...(baseURL && { baseURL }),
    reducedMotion: 'no-preference',
  })
  const page = await phone.newPage()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/_astro\/later\..*\.css/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking']
  await browser.startTracing(page, { categories })
  release()
  await expect(page.locator('#call-bar')).toHaveCSS('position', 'fixed')
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number; data?: { reason?: string; nodeName?: string } } }[]
  }
  return traceEvents
}

/** Of how many elements the style may be computed as the later styles come: those they name and what the parser adds meanwhile, of some four hundred. */
const MOST_NAMED = 180

// A property that is inherited from the root, one that is registered (`@property`), and a rule for whatever element has some state
// each have all of the page computed anew.
test('the later styles have no more of a page computed anew than what they name', async ({ browser, baseURL }) => {
  const events = await traceArrival(browser, baseURL, '/terms')
  const styled = events.flatMap(({ name, args }) => (name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : []))
  expect(Math.max(...styled)).toBeGreaterThan(10)
  expect(Math.max(...styled)).toBeLessThan(MOST_NAMED)
})

// Where they change what they also give a transition to, the page moves by itself: each frame of it is a layout.
test('nothing begins to move because the later styles have come', async ({ browser, baseURL }) => {
  const reasons = (await traceArrival(browser, baseURL, '/faq')).flatMap(({ name, args }) =>
    name === 'StyleRecalcInvalidationTracking' ? [`${args.data?.reason} ${args.data?.nodeName}`] : [],
  )
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.filter((reason) => reason.startsWith('Animation'))).toEqual([])
})
