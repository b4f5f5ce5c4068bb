import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

const DELAY = 1000
const NOON = new Date('2026-11-20T12:00:00+07:00')
const banner = (page: Page) => page.locator('#cookie-banner')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('consent-accepted'))

/** Opens a page with a paused clock. */
async function open(page: Page, path = '/') {
  // Installed a little earlier: the clock runs until it is paused, and it cannot be paused in the past.
  await page.clock.install({ time: new Date(NOON.getTime() - 60_000) })
  await page.clock.pauseAt(NOON)
  await page.goto(path)
}

test('the banner appears a second after the page has loaded, and takes no focus', async ({ page }) => {
  await open(page)
  await page.clock.runFor(DELAY - 1)
  await expect(banner(page)).toBeHidden()
  await page.clock.runFor(1)
  await expect(page.getByRole('region', { name: 'Counting visits' })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

for (const { locale, at, texts } of LANGUAGES) {
  const { acceptAll, rejectNonEssential, close, settings } = texts.site.cookies

  test(`each answer is stored, and not asked for again, in ${locale}`, async ({ page }) => {
    await open(page, at('/'))
    for (const [name, answer] of [
      [acceptAll, 'true'],
      [rejectNonEssential, 'false'],
      [close, 'false'],
    ] as const) {
      await page.clock.runFor(DELAY)
      await press(banner(page).getByRole('button', { name, exact: true }))
      await expect(banner(page), name).toBeHidden()
      expect(await stored(page), name).toBe(answer)
      await page.reload()
      await page.clock.runFor(2 * DELAY)
      await expect(banner(page), name).toBeHidden()
      await page.evaluate(() => localStorage.clear())
      await page.reload()
    }
  })

  test(`the footer opens the banner again, Escape leaves the answer, and the focus comes back, in ${locale}`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'true'))
    await page.goto(at('/'))
    const opener = page.getByRole('button', { name: settings })
    await press(opener)
    await page.keyboard.press('Escape')
    await expect(banner(page)).toBeHidden()
    expect(await stored(page)).toBe('true')
    await press(opener)
    await press(banner(page).getByRole('button', { name: rejectNonEssential, exact: true }))
    expect(await stored(page)).toBe('false')
    await expect(opener).toBeFocused()
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

test('on a phone the banner stands on the call bar, and hides neither what has the focus nor the last line', async ({
  page,
}) => {
  for (const [path, width, height] of [
    ['/', 320, 568],
    ['/th', 360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => localStorage.clear()).catch(() => undefined)
    await page.goto(path)
    await expect(banner(page)).toBeVisible()
    const top = (await banner(page).boundingBox())?.y ?? 0
    const bar = await page.locator('#call-bar').boundingBox()
    const box = await banner(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0), path).toBeCloseTo(bar?.y ?? 0, 0)
    for (const [before, after] of [
      ['#signup-email', '#signup-companyName'],
      ['.footer-end button', '.footer-end a'],
    ] as const) {
      const part = page.locator(after)
      await page.locator(before).press('Tab')
      await expect(part).toBeFocused()
      await expect
        .poll(async () => {
          const at = await part.boundingBox()
          return (at?.y ?? 0) + (at?.height ?? 0)
        })
        .toBeLessThanOrEqual(top)
    }
  }
})
