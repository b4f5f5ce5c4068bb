import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

test('a section of figures leads to what they mean, where a group can be opened', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    await page.goto(at('/thai-news-distribution'))
    await press(page.getByRole('link', { name: texts.figureTables.link }))
    await expect(page).toHaveURL(new RegExp(`${at('/about')}#figures$`))
    await expect(page.locator('#figures')).toBeInViewport()
    const group = page.locator('#figures-partner-network')
    await press(group.locator('summary'))
    await expect(group.getByRole('row').last()).toBeVisible()
  }
})

test('an address of a group opens it', async ({ page }) => {
  await page.goto('/about#figures-partner-network')
  await expect(page.locator('#figures-partner-network').getByText('Languages the outlets publish in')).toBeVisible()
})
