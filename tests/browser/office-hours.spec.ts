import type { Page } from '@playwright/test'
import { figureValue } from '../../site/content/figure.ts'
import { content } from '../../site/content/fixture-content.ts'
import { expect, test } from './fixture.ts'

const at = (day: string, hour: 'opens' | 'closes') =>
  `${day}T${String(figureValue(content.en.figures, `hours.${hour}`)).padStart(2, '0')}:00:00+07:00`

test('the page says next to the phone number whether the office is open', async ({ page }) => {
  for (const [moment, says] of [
    [at('2026-11-20', 'opens'), 'Open now'],
    // A day is named once the holidays are confirmed: site/document/office-status.test.ts.
    [at('2026-11-20', 'closes'), 'Closed now'],
    [at('2026-11-21', 'opens'), 'Closed now'],
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

for (const path of ['/', '/th']) {
  test(`${path} says it in the bar without moving its button, open or closed, on the smallest phone too`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    const bar = page.getByRole('complementary', { name: /Call us|โทรหาเรา/ })
    // A first visit may keep the fallback faces, whose words are of another width.
    await page.goto(path)
    for (const width of [320, 360, 412]) {
      await page.setViewportSize({ width, height: 740 })
      const places = []
      for (const moment of ['2026-11-20T10:00:00+07:00', '2026-11-22T10:00:00+07:00']) {
        await page.clock.setFixedTime(new Date(moment))
        await page.goto(path)
        const status = bar.locator('.office-status')
        await expect(status).not.toBeEmpty()
        const [said, button] = [await status.boundingBox(), await bar.getByRole('link').last().boundingBox()]
        if (!said || !button) throw new Error('the bar is not shown')
        expect(said.x + said.width, `${width} px, ${moment}`).toBeLessThan(button.x)
        expect(button.x + button.width, `${width} px, ${moment}`).toBeLessThan(width)
        places.push(button.x)
      }
      expect(new Set(places).size, `${width} px`).toBe(1)
    }
  })
}
