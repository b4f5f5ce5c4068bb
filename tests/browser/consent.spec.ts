import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const DELAY = 1000
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent-accepted'))

const NOON = new Date('2026-11-20T12:00:00+07:00')

/** A page whose clock stands still until the test moves it. */
async function open(page: Page) {
  // A little earlier, since the clock runs until it is paused and cannot be paused in its past.
  await page.clock.install({ time: new Date(NOON.getTime() - 60_000) })
  await page.clock.pauseAt(NOON)
  await page.goto('/')
}

test('it appears a second after the page has loaded, and takes no focus', async ({ page }) => {
  await open(page)
  await page.clock.runFor(DELAY - 1)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(banner(page)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

for (const [name, answer] of [
  ['Accept all', 'true'],
  ['Reject non-essential', 'false'],
  ['Close and reject non-essential', 'false'],
] as const) {
  test(`${name} stores ${answer} and is not asked again`, async ({ page }) => {
    await open(page)
    await page.clock.runFor(DELAY)
    await banner(page).getByRole('button', { name, exact: true }).click()
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBe(answer)
    await page.reload()
    await page.clock.runFor(2 * DELAY)
    await expect(banner(page)).toBeHidden()
  })
}

test('accepting and rejecting have equal weight', async ({ page }) => {
  await open(page)
  await page.clock.runFor(DELAY)
  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject non-essential'].map((name) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
          const { width, height } = button.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
        }),
    ),
  )
  expect(accept).toEqual(reject)
})

test('the footer opens it again, and the focus comes back after the answer', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'true'))
  await page.goto('/')
  const settings = page.getByRole('button', { name: 'Cookie settings' })
  await settings.click()
  await expect(banner(page)).toBeVisible()
  await banner(page).getByRole('button', { name: 'Reject non-essential', exact: true }).click()
  expect(await stored(page)).toBe('false')
  await expect(settings).toBeFocused()
})

test('what the keyboard comes to is never behind it, and after the answer the page goes on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  await page.clock.runFor(DELAY)
  await page.locator('#signup-companyName').focus()
  const field = await page.locator('#signup-companyName').boundingBox()
  const top = (await banner(page).boundingBox())?.y ?? 0
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(top)
  await banner(page).getByRole('button', { name: 'Accept all' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('Escape closes it when it was opened again, and leaves the answer as it was', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'true'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toBe('true')
})

test('on a phone the call bar makes room for it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await open(page)
  const bar = page.getByRole('complementary', { name: 'Call us' })
  await expect(bar).toBeVisible()
  await expect(bar.getByRole('link')).toHaveAttribute('href', 'tel:+6620000000')
  await page.clock.runFor(DELAY)
  await expect(bar).toBeHidden()
  await banner(page).getByRole('button', { name: 'Accept all' }).click()
  await expect(bar).toBeVisible()
})

test('from 768 pixels on there is no call bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  await expect(page.getByRole('complementary', { name: 'Call us' })).toBeHidden()
})

test('the last line of the page can be scrolled clear of the call bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  const last = page.getByRole('link', { name: 'Back to top' })
  await last.focus()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  const line = await last.boundingBox()
  const bar = await page.getByRole('complementary', { name: 'Call us' }).boundingBox()
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
})
