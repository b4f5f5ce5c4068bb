import { expect, test } from './fixture.ts'

test('a section of figures leads to what they mean, where a group can be opened', async ({ page }) => {
  await page.goto('/th/thai-news-distribution')
  await page.getByRole('link', { name: 'ตัวเลขเหล่านี้หมายถึงอะไร' }).click()
  await expect(page).toHaveURL(/\/th\/about#figures$/)
  await expect(page.locator('#figures')).toBeInViewport()
  const group = page.locator('#figures details', { has: page.locator('summary', { hasText: /^รายชื่อสื่อไทย/ }) })
  await group.locator('summary').click()
  await expect(group.getByText('สื่อไทยในรายชื่อ').first()).toBeVisible()
})

test('an address of a group opens it', async ({ page }) => {
  await page.goto('/about#figures-partner-network')
  await expect(page.locator('#figures-partner-network').getByText('Languages the outlets publish in')).toBeVisible()
})
