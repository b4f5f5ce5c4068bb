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
