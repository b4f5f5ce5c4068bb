import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'
import { fillInSignup, hydrateForm } from './signup.ts'

// Checks only the opened element: every-page.spec.ts checks the rest of the page.

test('axe finds nothing in the opened menus', async ({ page }) => {
  for (const { at } of LANGUAGES) {
    await page.goto(at('/'))
    for (const opener of await page.locator('.menu > [popovertarget]:visible').all()) {
      await press(opener)
      await expectAccessible(page, [1280], '.site-header')
    }
  }
})

test('axe finds nothing in the opened menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/'))
    await press(page.getByRole('button', { name: texts.site.header.openMenu }))
    await expectAccessible(page, [360], '.site-header')
  }
})

test('axe finds nothing in the cookie banner', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/'))
    await press(page.getByRole('button', { name: texts.site.cookies.settings }))
    await expectAccessible(page, [360], '#cookie-banner')
  }
})

test('axe finds nothing in the form with errors', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/'))
    await hydrateForm(page, 'signup')
    await press(page.getByRole('button', { name: texts.forms.signup.submit }))
    await expect(page.locator('#signup-invalid')).toBeVisible()
    await expectAccessible(page, [360], '#signup')
  }
})

test('axe finds nothing with a toast up', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/'))
    await hydrateForm(page, 'signup')
    await fillInSignup(page, { fullName: 'Somchai Jaidee' })
    await press(page.getByRole('button', { name: texts.forms.signup.submit }))
    const toast = page.locator('#notifications').getByRole('listitem')
    await expect(toast).toBeVisible()
    // Focus in the region keeps the toast open during the check.
    await page.keyboard.press('F8')
    // Alone, because the toast covers part of the page below it.
    await expectAccessible(page, [360, 1280], '#notifications')
    await expect(toast).toBeVisible()
  }
})

test('axe finds nothing in opened questions', async ({ page }) => {
  for (const { at } of LANGUAGES) {
    await page.goto(`${at('/')}#how-long`)
    await expect(page.locator('#how-long')).toHaveAttribute('open', '')
    await expectAccessible(page, [360], '#faq')
  }
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
