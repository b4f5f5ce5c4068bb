import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'
import { fillInSignup, hydrateForm } from './signup.ts'

// Checks only the opened element: every-page.spec.ts checks the rest of the page.

test('axe finds nothing in the opened menus', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Services', 'Language: English', 'Theme']) {
    await page.getByRole('button', { name }).click()
    await expectAccessible(page, [1280], '.site-header')
  }
})

test('axe finds nothing in the opened menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/th')
  await page.getByRole('button', { name: 'เปิดเมนู' }).click()
  await expectAccessible(page, [360], '.site-header')
})

test('axe finds nothing in the cookie banner', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await expectAccessible(page, [360], '#cookie-banner')
})

test('axe finds nothing in the form with errors', async ({ page }) => {
  for (const [path, send] of [
    ['/', 'Send request'],
    ['/th', 'ขอใบเสนอราคา'],
  ] as const) {
    await page.goto(path)
    await hydrateForm(page, 'signup')
    await page.getByRole('button', { name: send }).click()
    await expect(page.locator('#signup-invalid')).toBeVisible()
    await expectAccessible(page, [360], '#signup')
  }
})

test('axe finds nothing with a toast up', async ({ page }) => {
  await page.goto('/')
  await hydrateForm(page, 'signup')
  await fillInSignup(page, { fullName: 'Somchai Jaidee' })
  await page.getByRole('button', { name: 'Send request' }).click()
  const region = page.getByRole('region', { name: /Notification/ })
  await expect(region.getByRole('listitem')).toBeVisible()
  // Focus in the region keeps the toast open during the check.
  await page.keyboard.press('F8')
  // Alone, because the toast covers part of the page below it.
  await expectAccessible(page, [360, 1280], '#notifications')
  await expect(region.getByRole('listitem')).toBeVisible()
})

test('axe finds nothing in opened questions', async ({ page }) => {
  await page.goto('/#how-long')
  await expect(page.locator('#how-long')).toHaveAttribute('open', '')
  await expectAccessible(page, [360], '#faq')
})

test.describe('what is not found', () => {
  test.use({ expectedConsole: [/404 \(Not Found\)/] })

  test('axe finds nothing', async ({ page }) => {
    for (const path of ['/nowhere', '/th/nowhere', '/services/nothing', '/th/pricing/3']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })
})
