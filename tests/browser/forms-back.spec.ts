import type { Browser, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { expectBack, goInHistory, launchKeeping, openKeeping } from './keeping-browser.ts'
import { fillInSignup, leads, wake } from './signup.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await launchKeeping()
})
test.afterAll(() => browser.close())

async function goBack(page: Page, path: string, isKept = true) {
  await goInHistory(page, -1)
  await expectBack(page, path, isKept)
}

/** What stands in a field: asked of the page itself, because Playwright waits for the load of a page that has none. */
const typedInto = (page: Page, id: string) =>
  page.evaluate((field) => document.querySelector<HTMLInputElement>(`#${field}`)?.value, id).catch(() => undefined)

/** How a page is gone back to: kept as it was left, or loaded anew, when the browser itself puts back what was typed. */
const ways = {
  kept: { open: (baseURL: string | undefined) => openKeeping(browser, baseURL), isKept: true },
  'loaded anew': {
    open: async (baseURL: string | undefined) => {
      const page = await openKeeping(browser, baseURL)
      // Which keeps a page from being kept.
      await page.addInitScript(() => addEventListener('unload', () => {}))
      return page
    },
    isKept: false,
  },
} as const

for (const [way, { open, isKept }] of Object.entries(ways)) {
  const back = (page: Page, path: string) => goBack(page, path, isKept)

  test(`a form that was sent from another page is empty and says so when its page is ${way}`, async ({
    baseURL,
    site,
  }) => {
    const page = await open(baseURL)
    const name = `Somchai Came-Back, ${way}`
    await page.goto('/')
    await wake(page, 'signup')
    await fillInSignup(page, { fullName: name })
    await page.goto('/pricing/1')
    await page.locator('.price-sheet').getByRole('link', { name: 'Choose Professional Plan' }).click()
    await expect(page.locator('#signup-fullName')).toHaveValue(name)
    await page.locator('#signup-termsAccepted').check()
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#signup-sent')).toBeVisible()
    await back(page, '/pricing/1')
    await back(page, '/')
    await expect.poll(() => typedInto(page, 'signup-fullName')).toBe('')
    expect(await typedInto(page, 'signup-serviceInterest')).toBe('')
    await expect(page.locator('#signup-termsAccepted')).not.toBeChecked()
    await expect(page.locator('#signup-sent')).toBeVisible()
    await expect(page.locator('[name=reach]:checked')).toHaveCount(0)
    expect(leads(site.databasePath).filter(({ full_name }) => full_name === name)).toHaveLength(1)
    await page.close()
  })

  test(`a form that was changed on another page shows the change when its page is ${way}, and loses nothing`, async ({
    baseURL,
  }) => {
    const page = await open(baseURL)
    await page.goto('/')
    await wake(page, 'contact')
    await page.locator('#contact-fullName').fill('Somchai Jaidee')
    await page.locator('#contact-message').fill('It has to be out on Friday.')
    await page.goto('/th')
    await expect(page.locator('#contact-message')).toHaveValue('It has to be out on Friday.')
    await page.locator('#contact-message').fill('It has to be out on Monday.')
    await back(page, '/')
    await expect.poll(() => typedInto(page, 'contact-message')).toBe('It has to be out on Monday.')
    expect(await typedInto(page, 'contact-fullName')).toBe('Somchai Jaidee')
    // What is still as it was left stays so.
    await page.goto('/about')
    await back(page, '/')
    await expect.poll(() => typedInto(page, 'contact-message')).toBe('It has to be out on Monday.')
    await page.close()
  })
}

test('a form that slept when its page was left shows what was typed into it elsewhere', async ({ baseURL }) => {
  const page = await openKeeping(browser, baseURL)
  await page.goto('/')
  await page.goto('/th')
  await wake(page, 'signup')
  await page.locator('#signup-fullName').fill('Somchai Jaidee')
  await goBack(page, '/')
  await expect.poll(() => typedInto(page, 'signup-fullName')).toBe('Somchai Jaidee')
  await page.close()
})
