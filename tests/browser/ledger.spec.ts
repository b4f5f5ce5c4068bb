import { expect, test } from './fixture.ts'

test('a mark behind figures leads to their line, and the line back to where they stand', async ({ page }) => {
  await page.goto('/thai-news-distribution')
  await page.getByRole('link', { name: 'What these figures mean: What to expect from a Thai release' }).click()
  await expect(page).toHaveURL(/\/about#thai\.hoursToPublication$/)
  const row = page.getByRole('row', { name: /^12\.5/ })
  await expect(row).toBeInViewport()
  await expect(row).toContainText('Hours until a story appeared')
  await row.getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL(/\/faq#how-long$/)
  await expect(page.locator('#how-long')).toContainText('12.5')
})

test('the mark of a part with many figures leads to that part in the ledger, in Thai too', async ({ page }) => {
  await page.goto('/th')
  await page.getByRole('link', { name: 'ตัวเลขเหล่านี้หมายถึงอะไร: หน้าแรก ทำไมต้องเลือกเรา' }).click()
  const place = page.locator('[id="in-home-reasons"]')
  await expect(place).toBeInViewport()
  await place.getByRole('link', { name: '2553' }).click()
  await expect(page.getByRole('row', { name: /^2553/ })).toBeInViewport()
})

test('two figures that differ give the reason', async ({ page }) => {
  await page.goto('/about#international.averageSuccess')
  await page
    .getByRole('row', { name: /^98\.2%/ })
    .getByRole('link', { name: 'How often a release succeeds' })
    .click()
  await expect(page.locator('#why-success')).toBeInViewport()
  await expect(page.locator('#why-success')).toContainText('to be confirmed')
})
