import type { Page } from '@playwright/test'
import { keepTogether } from '../../site/content/keep-together.ts'
import { expect, test } from './fixture.ts'

// A browser logs every answer that is an error; here that answer is the point. Where it fetched it ahead, it gives it up.
test.use({ expectedConsole: [/404 \(Not Found\)|nowhere.*ERR_FAILED/] })

test('an unknown address answers 404 in the language of its path', async ({ page }) => {
  const english = await page.goto('/nowhere')
  expect(english?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByText('404')).toBeVisible()
  const thai = await page.goto('/th/nowhere')
  expect(thai?.status()).toBe(404)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('heading', { name: keepTogether('ไม่พบหน้าที่คุณต้องการ', 'th') })).toBeVisible()
})

test('the switch works there too, on the address that was asked for', async ({ page }) => {
  await page.goto('/nowhere?from=mail')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'ไทย', exact: true }).click()
  await expect(page).toHaveURL(/\/th\/nowhere\?from=mail$/)
})

test('no address makes the switch lead to another site', async ({ page, site }) => {
  await page.goto('/th//evil.example/x')
  await page.getByRole('button', { name: 'ภาษา: ไทย' }).click()
  const english = page.getByRole('link', { name: 'English', exact: true })
  await english.focus()
  const target = await english.evaluate((link) => (link as HTMLAnchorElement).origin)
  expect(target).toBe(site.url.replace(/\/$/, ''))
})

test('Return to Homepage leads to the home page of the language', async ({ page }) => {
  await page.goto('/th/nowhere')
  await page.getByRole('link', { name: 'กลับหน้าแรก' }).click()
  await expect(page).toHaveURL(/\/th$/)
})

test('Go back goes one page back, or home where there is none', async ({ page, context }) => {
  await page.goto('/th')
  await page.goto('/th/nowhere')
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click()
  await expect(page).toHaveURL(/\/th$/)
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/nowhere', '_blank', 'noopener')),
  ])
  await opened.getByRole('button', { name: 'Go back' }).click()
  await expect(opened).toHaveURL(/\/$/)
})

/** Goes to two parts of the page by its own links, by keyboard. */
async function goToParts(page: Page) {
  await page.getByRole('link', { name: 'Skip to main content' }).press('Enter')
  await expect(page).toHaveURL(/#main$/)
  await page.getByRole('link', { name: 'Back to top' }).press('Enter')
  await expect(page).toHaveURL(/#top$/)
}

for (const [browser, hide] of [
  ['a browser of today', () => {}],
  ['one that does not tell its history', () => Object.defineProperty(window, 'navigation', { value: undefined })],
] as const) {
  test(`Go back leaves the page from any of its parts, also after a reload, in ${browser}`, async ({ page }) => {
    await page.addInitScript(hide)
    await page.goto('/about')
    await page.goto('/nowhere')
    await goToParts(page)
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL(/#main$/)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(/\/about$/)
  })

  test(`Go back leads home where the history has parts of the page alone, in ${browser}`, async ({ page, context }) => {
    await context.addInitScript(hide)
    await page.goto('/')
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/nowhere', '_blank', 'noopener')),
    ])
    await goToParts(opened)
    await opened.getByRole('button', { name: 'Go back' }).click()
    await expect(opened).toHaveURL(/\/$/)
  })
}

test('Go back leads home where the history has only pages that came after', async ({ page, context }) => {
  await page.goto('/')
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => void window.open('/nowhere', '_blank', 'noopener')),
  ])
  // A window is told of before its page has come: what is gone to until then takes that page's place in the history.
  await opened.waitForURL(/nowhere$/)
  await opened.goto('/about')
  await opened.goBack()
  await expect(opened).toHaveURL(/nowhere$/)
  await opened.getByRole('button', { name: 'Go back' }).click()
  await expect(opened).toHaveURL(/\/$/)
})
