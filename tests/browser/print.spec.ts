import { expect, test } from './fixture.ts'

test('on paper a page is black on white, whatever its theme, and has only what paper can show', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('ui-theme', 'dark'))
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colour('h1')).toBe('rgb(0, 0, 0)')
  expect(await colour('#international-distribution h2')).toBe('rgb(0, 0, 0)')
  expect(await colour('#next-step h2')).toBe('rgb(0, 0, 0)')
  for (const hidden of ['.call-bar', '#signup-form', '.site-nav-button', '#language-menu']) {
    await expect(page.locator(hidden)).toBeHidden()
  }
  // Every answer is printed, opened or not.
  await expect(page.locator('#how-long .accordion-content')).toBeVisible()
})
