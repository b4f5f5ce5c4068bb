import { expectAccessible } from './axe.ts'
import { expect, test } from './fixture.ts'

const path = '/thai-news-distribution'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the release can be read as it was sent', async ({ page }) => {
    await page.goto(path)
    const headline = page.locator('.annotated-pair').first().locator('[lang=en]')
    await expect(headline.getByRole('deletion')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Show the release as sent' }).click()
    await expect(page.locator('.annotated-pair del:visible, .annotated-note:visible')).toHaveCount(0)
    await expect(headline).toHaveText(/^Noodle maker stops its wastewater, and a canal runs clear$/, {
      useInnerText: true,
    })
  })
})

test('axe finds nothing on it as it was sent either', async ({ page }) => {
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Show the release as sent' }).click()
  await expectAccessible(page, [1280], '#annotated')
})
