import { expect, test } from './fixture.ts'
import { press } from './languages.ts'
import { fillInSignup, leads } from './signup.ts'
import { typeText } from './type-text.ts'

test.use({ javaScriptEnabled: false, expectedConsole: [/status of 422/] })

test('the page reads, its menus open, and the language switches', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await press(page.getByRole('button', { name: 'Services' }))
  await expect(page.getByRole('link', { name: 'Thai news details' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: 'Language: English' }))
  await page.getByRole('link', { name: 'ไทย', exact: true }).click()
  await expect(page).toHaveURL(/\/th$/)
})

test('controls that need script are not shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Theme' })).toBeHidden()
})

test('the signup form posts by itself, and the page says that it arrived', async ({ page, site }) => {
  await page.goto('/th')
  await fillInSignup(page, { fullName: 'สมหญิง ไม่ใช้สคริปต์' })
  await press(page.getByRole('button', { name: 'ขอใบเสนอราคา' }))
  await expect(page).toHaveURL(/\/th#signup-sent$/)
  await expect(page.locator('#signup-sent')).toBeVisible()
  await expect(page.locator('#signup-sent')).toContainText('ขอบคุณที่สนใจ')
  await page.locator('#signup-sent').getByRole('link').click()
  await expect(page.locator('#signup-fullName')).toBeVisible()
  expect(leads(site.databasePath)).toContainEqual(
    expect.objectContaining({ full_name: 'สมหญิง ไม่ใช้สคริปต์', locale: 'th' }),
  )
})

test('what the server finds wrong is shown by its field, and what was typed is still there', async ({ page }) => {
  await page.goto('/')
  await fillInSignup(page, { fullName: '   ' })
  await press(page.getByRole('button', { name: 'Send request' }))
  await expect(page.locator('#signup-invalid')).toBeInViewport()
  await expect(page).toHaveTitle(/^Error: /)
  await expect(page.locator('#signup-invalid').getByRole('link')).toHaveText(['Full name is required'])
  await expect(page.locator('#signup-fullName')).toHaveAccessibleDescription(/Full name is required/)
  await expect(page.locator('#signup-companyName')).toHaveValue('Siam Solar')
  await expect(page.locator('#signup-serviceInterest')).toHaveValue('professional')
  await expect(page.locator('#signup-termsAccepted')).toBeChecked()
  await typeText(page.locator('#signup-fullName'), 'Somchai Jaidee')
  await press(page.getByRole('button', { name: 'Send request' }))
  await expect(page).toHaveURL(/\/#signup-sent$/)
})
