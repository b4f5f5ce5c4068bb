import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { fillInSignup, wake } from './signup.ts'

const region = (page: Page) => page.getByRole('region', { name: /Notification/ })
const toast = (page: Page) => region(page).getByRole('listitem')

async function raiseToast(page: Page) {
  await page.route('**/api/signup', (route) =>
    route.fulfill({ status: 201, json: { id: '1', receivedAt: '2026-11-21T07:00:00.000Z' } }),
  )
  await wake(page, 'signup')
  await fillInSignup(page, { fullName: 'Somchai Jaidee' })
  await page.getByRole('button', { name: 'Send request' }).click()
  await expect(toast(page)).toBeVisible()
}

/** The cookie banner would lift a toast from under the pointer when it comes. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('consent-accepted', 'false')))

// To the millisecond in site/islands/toaster/Toaster.test.tsx; here the clock runs on while the toast comes up.
test('a toast closes by itself after five seconds, and the words by the form stay', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  await raiseToast(page)
  await page.clock.runFor(2000)
  await expect(toast(page)).toBeVisible()
  await page.clock.runFor(3000)
  await expect(toast(page)).toBeHidden()
  await expect(page.locator('#signup-sent')).toBeVisible()
})

test('a toast waits while the pointer is on it', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  await raiseToast(page)
  await toast(page).hover()
  await page.clock.runFor(20_000)
  await expect(toast(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5000)
  await expect(toast(page)).toBeHidden()
})

test('F8 leads to the region of every page, also before anything was touched or shown', async ({ page }) => {
  for (const path of ['/', '/th', '/about']) {
    await page.goto(path)
    await page.keyboard.press('F8')
    await expect(page.getByRole('region', { name: /^(Notification|การ.?แจ้ง.?เตือน)$/ }), path).toBeFocused()
  }
})

test('F8 leads to the region, and the close button closes it', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  await raiseToast(page)
  await page.keyboard.press('F8')
  await expect(region(page).getByRole('list')).toBeFocused()
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page)).toBeHidden()
})

test.describe('after another', () => {
  test.use({ expectedConsole: [/Failed to load resource|503/] })

  test('there is one at a time: the next takes the place of the one before', async ({ page }) => {
    await page.goto('/')
    await page.clock.install()
    await raiseToast(page)
    await page.unroute('**/api/signup')
    await page.route('**/api/signup', (route) => route.fulfill({ status: 503, body: '' }))
    await fillInSignup(page, { fullName: 'Somying Jaidee' })
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(toast(page)).toContainText('Something went wrong')
    await expect(toast(page)).toHaveCount(1)
  })
})

test('a swipe of 60 pixels to the right dismisses a toast, and one of 40 does not', async ({ page }) => {
  await page.goto('/')
  await page.clock.install()
  await raiseToast(page)
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
  await expect(toast(page)).toBeVisible()
  await swipe(60)
  await expect(toast(page)).toBeHidden()
})
