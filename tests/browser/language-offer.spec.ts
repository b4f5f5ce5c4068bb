import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { press } from './languages.ts'
import { INVISIBLE, shiftOf, watchShift } from './layout-shift.ts'

const offer = (page: Page) => page.locator('[data-language-offer]')

test.describe('with a browser in Thai', () => {
  test.use({ locale: 'th-TH' })

  test('an English page offers Thai in one line, and moves nothing', async ({ page }) => {
    await watchShift(page)
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(INVISIBLE)
    await expect(offer(page)).toHaveAttribute('lang', 'th')
    await press(offer(page).getByRole('link'))
    await expect(page).toHaveURL(/\/th$/)
  })

  test('closing it means this language is the one that is wanted', async ({ page }) => {
    await page.goto('/')
    await offer(page).getByRole('button').press('Enter')
    await expect(offer(page)).toBeHidden()
    await expect(page.getByRole('main')).toBeFocused()
    await page.reload()
    await expect(offer(page)).toBeHidden()
  })
})

test('a language once chosen is not offered another, and the browser’s own neither', async ({ page }) => {
  await page.goto('/')
  await expect(offer(page)).toBeHidden()
  await page.goto('/th')
  await press(offer(page).getByRole('link'))
  await expect(page).toHaveURL(/\d\/$/)
  await press(page.locator('[popovertarget=language-menu]'))
  await press(page.getByRole('link', { name: 'ไทย', exact: true }))
  await expect(page).toHaveURL(/\/th$/)
  await expect(offer(page)).toBeHidden()
})
