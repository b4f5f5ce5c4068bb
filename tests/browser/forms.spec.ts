import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { lateScript } from './late-script.ts'
import { fillInSignup, hydrateForm, leads } from './signup.ts'
import { typeText } from './type-text.ts'

const toast = (page: Page) => page.getByRole('region', { name: /Notification|การ.?แจ้ง.?เตือน/ }).getByRole('listitem')

/** Answered in advance: when the cookie banner appears, it moves toasts away from the pointer. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('consent-accepted', 'false')))

for (const { path, locale, send, success, fullName } of [
  { path: '/', locale: 'en', send: 'Send request', success: 'Success!', fullName: 'Somchai Stored-Once' },
  { path: '/th', locale: 'th', send: 'ขอใบเสนอราคา', success: 'ส่งข้อมูลเรียบร้อย', fullName: 'สมชาย ใจดี' },
]) {
  test(`a signup from ${path} is stored and answered in its language`, async ({ page, site }) => {
    await page.goto(path)
    await hydrateForm(page, 'signup')
    await fillInSignup(page, { fullName })
    await page.getByRole('button', { name: send }).click()
    await expect(toast(page)).toContainText(success)
    await expect(page.locator('#signup-sent')).toBeFocused()
    const stored = leads(site.databasePath).filter(({ full_name }) => full_name === fullName)
    expect(stored).toEqual([expect.objectContaining({ kind: 'signup', locale, state: 'accepted' })])
  })
}

test('a contact message is stored, and its rules leave the other form alone', async ({ page, site }) => {
  await page.goto('/')
  await hydrateForm(page, 'contact')
  const field = (name: string) => page.locator(`#contact-${name}`)
  await typeText(field('subject'), 'No')
  await typeText(field('message'), 'Too short')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.locator('#contact-invalid').getByRole('link')).toHaveText([
    'Full name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message is too short',
  ])
  await expect(page.locator('#signup-invalid')).toBeHidden()
  await typeText(field('fullName'), 'Somchai Writes')
  await typeText(field('email'), 'somchai@example.com')
  await typeText(field('subject'), 'A deadline')
  await typeText(field('message'), 'It has to be out on Friday morning.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(toast(page)).toContainText('Message sent')
  expect(leads(site.databasePath)).toContainEqual(
    expect.objectContaining({ kind: 'contact', full_name: 'Somchai Writes', subject: 'A deadline' }),
  )
})

test('a link of the summary leads to its field, with its label below the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await hydrateForm(page, 'signup')
  await page.getByRole('button', { name: 'Send request' }).click()
  await page.locator('#signup-invalid').getByRole('link', { name: 'Phone number is required' }).press('Enter')
  await expect(page.locator('#signup-phoneNumber')).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  const label = await page.locator('label[for=signup-phoneNumber]').boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('F8 focuses the region of notifications on every page, before the first toast and after it', async ({ page }) => {
  for (const path of ['/about', '/th', '/']) {
    await page.goto(path)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /^(Notification|การ.?แจ้ง.?เตือน)$/ }), path).toBeFocused()
  }
  await hydrateForm(page, 'signup')
  await fillInSignup(page, { fullName: 'Somchai F8' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(toast(page)).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notification/ }).getByRole('list')).toBeFocused()
})

test('a swipe of 60 pixels to the right dismisses a toast, and one of 40 does not', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  await hydrateForm(page, 'signup')
  await fillInSignup(page, { fullName: 'Somchai Swipes' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(toast(page)).toBeVisible()
  const swipe = async (distance: number) => {
    const box = await toast(page).boundingBox()
    if (!box) throw new Error('the toast has no box')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y)
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }
  await swipe(40)
  await expect(toast(page)).toHaveAttribute('data-swipe', 'cancel')
  await swipe(60)
  await expect(toast(page)).toBeHidden()
})

test.describe('when the connection is lost while the form is filled in', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] })

  test('a toast says so', async ({ page, context }) => {
    await page.goto('/')
    await hydrateForm(page, 'contact')
    await hydrateForm(page, 'signup')
    const loaded = page.waitForResponse(/Toaster/)
    await fillInSignup(page, { fullName: 'Somchai Offline' })
    await (await loaded).finished()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(toast(page)).toContainText('You are offline.')
  })
})

test.describe('before the script has come', () => {
  test.use({ expectedConsole: [/status of 422/] })

  test('the form posts by itself, and what the server refused goes on from there', async ({ page, site }) => {
    const script = await lateScript(page)
    await page.goto('/')
    await fillInSignup(page, { fullName: 'Somchai Slow-Phone' })
    // The browser accepts this value, the server does not.
    await typeText(page.locator('#signup-email'), 'somchai@example')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#signup-invalid').getByRole('link')).toHaveText(['Please enter a valid email address'])
    script.arrive()
    await hydrateForm(page, 'signup')
    await expect(page.locator('#signup-invalid')).toBeVisible()
    await expect(page.locator('#signup-fullName')).toHaveValue('Somchai Slow-Phone')
    await expect(page.locator('#signup-termsAccepted')).toBeChecked()
    await typeText(page.locator('#signup-email'), 'somchai@example.com')
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page.locator('#signup-sent')).toBeFocused()
    expect(leads(site.databasePath)).toContainEqual(expect.objectContaining({ full_name: 'Somchai Slow-Phone' }))
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on the page of a refused form, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled, expectedConsole: [/status of 422/] })

    test('the language switch leads to the page in the other language, by press, in a new tab and by keyboard', async ({
      page,
      context,
    }) => {
      for (const [path, form, to, other] of [
        ['/', 'contact', 'ไทย', /\/th(?:#contact-form)?$/],
        ['/th', 'signup', 'English', /:\d+\/(?:#signup-form)?$/],
      ] as const) {
        await lateScript(page)
        await page.goto(path)
        await page.locator(`#${form}-fullName`).click()
        await page.keyboard.type('Somchai')
        await page.locator(`#${form}-form`).evaluate((element: HTMLFormElement) => element.submit())
        await expect(page).toHaveURL(/\/api\//)
        const opener = page.locator('[popovertarget=language-menu]')
        const link = page.getByRole('link', { name: to, exact: true })
        await opener.click()
        // The headless shell opens no tab in the background, so this one opens what a middle click would.
        const opened = await context.newPage()
        await opened.goto(await link.evaluate((element: HTMLAnchorElement) => element.href))
        await expect(opened).toHaveURL(other)
        await expect(opened.locator(`#${form}-form`)).toBeAttached()
        await opened.close()
        if (!(await link.isVisible())) await opener.press('Enter')
        await link.press('Enter')
        await expect(page).toHaveURL(other)
        await expect(page.locator(`#${form}-form`)).toBeAttached()
      }
    })
  })
}

test('a plan’s link arrives at the form with the plan chosen, and that one is sent', async ({ page, site }) => {
  await page.goto('/pricing/2')
  await page.getByRole('link', { name: 'Choose Enterprise Plan' }).first().click()
  await expect(page).toHaveURL(/\/\?plan=enterprise#signup$/)
  const choice = page.locator('#signup-serviceInterest')
  await expect(choice).toHaveValue('enterprise')
  await expect(choice).toHaveAccessibleDescription(/^Outlets: 1,500\+/)
  await fillInSignup(page, { fullName: 'Somchai Enterprise', plan: await choice.inputValue() })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(page.locator('#signup-sent')).toBeVisible()
  expect(leads(site.databasePath)).toContainEqual(
    expect.objectContaining({ full_name: 'Somchai Enterprise', service_interest: 'enterprise' }),
  )
})
