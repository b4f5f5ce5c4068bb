import { expect, test } from './fixture.ts'

test('a linked question is open, and it alone', async ({ page }) => {
  await page.goto('/faq#crisis-communications')
  await expect(page.locator('#crisis-communications')).toHaveAttribute('open', '')
  await expect(page.locator('#crisis-communications summary')).toBeInViewport()
  await expect(page.locator('.accordion details[open]')).toHaveCount(1)
})

test('one question is open at a time, across all subjects', async ({ page }) => {
  await page.goto('/th/faq')
  const questions = page.locator('.accordion summary')
  await questions.first().click()
  await expect(page.locator('.accordion details').first()).toHaveAttribute('open', '')
  await questions.last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.accordion details').last()).toHaveAttribute('open', '')
  await expect(page.locator('.accordion details[open]')).toHaveCount(1)
})

test('a tile leads to its subject', async ({ page }) => {
  await page.goto('/faq')
  await page
    .getByRole('navigation', { name: 'Choose a subject' })
    .getByRole('link', { name: /Pricing & Payment/ })
    .click()
  await expect(page).toHaveURL(/#pricing-payment$/)
  await expect(page.getByRole('heading', { name: 'Pricing & Payment' })).toBeInViewport()
})
