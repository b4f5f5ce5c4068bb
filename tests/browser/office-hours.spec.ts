import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

test('the page says next to the phone number whether the office is open', async ({ page }) => {
  for (const [moment, says] of [
    ['2026-11-20T10:00:00+07:00', 'Open now'],
    ['2026-11-20T18:00:00+07:00', 'Closed now'],
    ['2026-11-21T10:00:00+07:00', 'Closed now'],
  ] as const) {
    await page.clock.setFixedTime(new Date(moment))
    await page.goto('/')
    await expect(page.getByRole('contentinfo').getByText(says), moment).toBeVisible()
  }
})

/** A holiday on a weekday that the pages were told of at their build, and its name. */
async function holidayOf(page: Page) {
  const { holidays } = JSON.parse((await page.locator('[data-office]').getAttribute('data-office')) ?? '{}') as {
    holidays: { day: string; name: string }[]
  }
  const [first] = holidays
  if (!first) throw new Error('the page knows of no holiday in the year ahead')
  return first
}

for (const path of ['/', '/th']) {
  test(`${path} names the holiday for which the office is closed, but not in the bar, which has no room`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    await page.goto(path)
    const { day, name } = await holidayOf(page)
    await page.clock.setFixedTime(new Date(`${day}T10:00:00+07:00`))
    await page.goto(path)
    await expect(page.getByRole('contentinfo').locator('.office-status')).toContainText(name)
    await expect(page.locator('#contact .office-status')).toContainText(name)
    const bar = page.getByRole('complementary', { name: /Call us|โทรหาเรา/ })
    await expect(bar).toContainText(/Closed now|นอก.?เวลา.?ทำการ/)
    await expect(bar).not.toContainText(name)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
