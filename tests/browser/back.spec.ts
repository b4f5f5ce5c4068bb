import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { HOUR } from '../../contract/time.ts'
import { expect, test } from './fixture.ts'
import { expectBack, goInHistory, launchKeeping, openKeeping } from './keeping-browser.ts'
import { lateScript } from './late-script.ts'
import { kindsOfPages } from './pages.ts'
import { fillInSignup, wake } from './signup.ts'

let browser: Browser
test.beforeAll(async () => {
  browser = await launchKeeping()
})
test.afterAll(() => browser.close())

const openPage = (baseURL: string | undefined, options?: BrowserContextOptions) =>
  openKeeping(browser, baseURL, options)
const expectKept = (page: Page, path: string) => expectBack(page, path, true)

test('whoever goes back, or forward again, finds each page as it was left, without loading it', async ({ baseURL }) => {
  const page = await openPage(baseURL)
  const paths = kindsOfPages()
  expect(paths.length).toBeGreaterThan(6)
  for (let index = 0; index < paths.length; index += 2) {
    // The last one of an odd number goes with the first.
    const [first = '/', second = '/'] = [paths[index], paths[index + 1]]
    await page.goto(first)
    await page.goto(second)
    await goInHistory(page, -1)
    await expectKept(page, first)
    await goInHistory(page, 1)
    await expectKept(page, second)
  }
  await page.close()
})

test('a form that is half filled in is kept, too', async ({ baseURL }) => {
  const page = await openPage(baseURL)
  await page.goto('/')
  await wake(page, 'signup')
  await page.locator('#signup-fullName').fill('Somchai Jaidee')
  await page.goto('/terms')
  await goInHistory(page, -1)
  await expectKept(page, '/')
  const typed = () => page.evaluate(() => document.querySelector<HTMLInputElement>('#signup-fullName')?.value)
  await expect.poll(typed).toBe('Somchai Jaidee')
  await page.close()
})

test('a form whose press waited for its script is not sent by itself when its page comes back', async ({ baseURL }) => {
  const page = await openPage(baseURL)
  const { arrive } = await lateScript(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  // So that the wait for the script is not over before the page is left.
  await page.clock.install()
  await page.goto('/')
  await page.clock.pauseAt(Date.now() + HOUR)
  await fillInSignup(page, { fullName: 'Somchai Jaidee' })
  const button = page.locator('#signup-form [type=submit]')
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.goto('/terms')
  await goInHistory(page, -1)
  await expectKept(page, '/')
  await expect(button).not.toHaveAttribute('aria-busy')
  arrive()
  await page.clock.resume()
  await wake(page, 'signup')
  expect(sent).toEqual([])
  await page.close()
})

for (const [told, init] of [
  ['tells a kept page what is stored meanwhile', () => {}],
  [
    'tells it nothing',
    () => addEventListener('storage', (event) => event.isTrusted && event.stopImmediatePropagation(), true),
  ],
] as const) {
  test(`what was answered on another page is not asked again on one that comes back, in a browser that ${told}`, async ({
    baseURL,
  }) => {
    const page = await openPage(baseURL, { locale: 'th-TH' })
    await page.addInitScript(init)
    const banner = page.locator('#cookie-banner')
    const offer = page.locator('.language-offer')
    await page.goto('/')
    await expect(banner).toBeVisible()
    await expect(offer).toBeVisible()
    await page.goto('/about')
    await banner.getByRole('button', { name: 'Accept all' }).click()
    await offer.getByRole('button').click()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('radio', { name: 'Dark' }).check()
    await goInHistory(page, -1)
    await expectKept(page, '/')
    await expect(banner).toBeHidden()
    await expect(offer).toBeHidden()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('[name=theme][value=dark]')).toBeChecked()
    expect(await page.evaluate(() => localStorage.getItem('consent-accepted'))).toBe('true')
    await page.close()
  })
}

test('the question about cookies that somebody has opened is still open when its page comes back', async ({
  baseURL,
}) => {
  const page = await openPage(baseURL)
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.locator('#cookie-banner').getByRole('link').click()
  await expect(page).toHaveURL(/privacy#cookies$/)
  await goInHistory(page, -1)
  await expectKept(page, '/')
  await expect(page.locator('#cookie-banner')).toBeVisible()
  await page.close()
})
