import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { leads, wake } from './signup.ts'

const toast = (page: Page) => page.getByRole('region', { name: /Notification|การ.?แจ้ง.?เตือน/ }).getByRole('listitem')

async function fillIn(page: Page, fullName: string) {
  await wake(page, 'contact')
  const field = (name: string) => page.locator(`#contact-${name}`)
  await field('fullName').fill(fullName)
  await field('email').fill('somchai@example.com')
  await field('subject').fill('A deadline')
  await field('message').fill('It has to be out on Friday morning.')
}

for (const { path, send, success, name } of [
  { path: '/', send: 'Send message', success: 'Message sent', name: 'Somchai Writes' },
  { path: '/th', send: 'ส่งข้อความ', success: /เรียบร้อย/, name: 'สมชาย เขียนมา' },
]) {
  test(`a message from ${path} is stored and answered in its language`, async ({ page, site }) => {
    await page.goto(path)
    await fillIn(page, name)
    await page.getByRole('button', { name: send }).click()
    await expect(toast(page)).toContainText(success)
    await expect(page.locator('#contact-sent')).toBeFocused()
    await expect(page.locator('#contact-message')).toHaveValue('')
    expect(leads(site.databasePath)).toContainEqual(
      expect.objectContaining({ kind: 'contact', full_name: name, subject: 'A deadline' }),
    )
  })
}

test('each rule has its message', async ({ page }) => {
  await page.goto('/')
  await wake(page, 'contact')
  await page.locator('#contact-subject').fill('No')
  await page.locator('#contact-message').fill('Too short')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#contact-invalid').getByRole('link')).toHaveText([
    'Full name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message is too short',
  ])
  // The other form is left alone.
  await expect(page.locator('#signup-invalid')).toBeHidden()
})

test.describe('when it cannot be sent', () => {
  test.use({ expectedConsole: [/Failed to load resource|503/] })

  test('it says so in its own words and keeps what was typed', async ({ page }) => {
    await page.goto('/')
    await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '' }))
    await fillIn(page, 'Somchai Jaidee')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(toast(page)).toContainText('Your message was not sent')
    await expect(page.locator('#contact-message')).toHaveValue('It has to be out on Friday morning.')
  })
})
