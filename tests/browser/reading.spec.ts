import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

// With motion, as most visitors have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the home page reads in English and in Thai', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle(new RegExp(content.en.identity.name))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.en.home.hero.heading)
  await page.goto('/th')
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.th.home.hero.heading)
  await expect(page.getByRole('button', { name: 'ขอใบเสนอราคา' })).toBeVisible()
})

test('the switch leads to the same place in the other language, query and hash kept', async ({ page }) => {
  await page.goto('/?plan=basic#services')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('link', { name: 'ไทย', exact: true }).click()
  await expect(page).toHaveURL(/\/th\?plan=basic#services$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'th')
  expect(await page.evaluate(() => localStorage.getItem('ui-language'))).toBe('th')
  await page.getByRole('button', { name: 'ภาษา: ไทย' }).click()
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect(page).toHaveURL(/\/\?plan=basic#services$/)
})

test('the language menu opens by keyboard, closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Language: English' })
  await button.press('Enter')
  const thai = page.getByRole('link', { name: 'ไทย', exact: true })
  await expect(thai).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(thai).toBeHidden()
  await expect(button).toBeFocused()
})

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})
