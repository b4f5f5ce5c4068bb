import type { Page } from '@playwright/test'
import { readTokenColor } from '../../site/styles/token-colors.ts'
import { expect, test } from './fixture.ts'
import { LANGUAGES, press } from './languages.ts'

/** A color such as `#0d1520`, as a browser computes it. */
const compute = (color: string) =>
  `rgb(${(color.match(/[0-9a-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16)).join(', ')})`
const PAPER_LIGHT = compute(readTokenColor('paper'))
const PAPER_DARK = compute(readTokenColor('paper', 'dark'))

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, theme: string) {
  await press(page.locator('[popovertarget=theme-menu]'))
  await press(page.locator('#theme-menu').getByText(theme))
  await page.keyboard.press('Escape')
}

test('light where nothing is stored, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await paper(page)).toBe(PAPER_LIGHT)
})

test('a choice is saved when it is made and stands from the first paint of the next page', async ({ page }) => {
  for (const { at, texts } of LANGUAGES) {
    const { light, dark } = texts.site.theme
    await page.goto(at('/'))
    await choose(page, light)
    await expect.poll(() => paper(page)).toBe(PAPER_LIGHT)
    await choose(page, dark)
    await expect.poll(() => paper(page)).toBe(PAPER_DARK)
    expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
  }
  // Recorded before the body exists.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/th')
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', readTokenColor('paper', 'dark'))
  await expect(page.locator('[name=theme][value=dark]')).toBeChecked()
})

test('system follows the operating system live', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'System')
  expect(await paper(page)).toBe(PAPER_LIGHT)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => paper(page)).toBe(PAPER_LIGHT)
})

test('where nothing may be stored, a choice holds on its page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError')
      },
    }),
  )
  await page.goto('/')
  await choose(page, 'Dark')
  await expect.poll(() => paper(page)).toBe(PAPER_DARK)
})
