import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const PAPER_LIGHT = 'rgb(251, 248, 241)'
const PAPER_DARK = 'rgb(13, 21, 32)'

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

async function choose(page: Page, theme: string) {
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: theme }).check()
  await page.keyboard.press('Escape')
}

test('light where nothing is stored, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  expect(await paper(page)).toBe(PAPER_LIGHT)
})

test('a choice is saved when it is made and stands from the first paint of the next page', async ({ page }) => {
  await page.goto('/')
  await choose(page, 'Dark')
  expect(await paper(page)).toBe(PAPER_DARK)
  expect(await page.evaluate(() => localStorage.getItem('ui-theme'))).toBe('dark')
  // Written down by the first script of the page, before there is a body to paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.themeAtBody = document.documentElement.dataset.theme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/th')
  await expect(page.locator('html')).toHaveAttribute('data-theme-at-body', 'dark')
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

test('the arrow keys choose, and the stored choice is shown', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('radio', { name: 'Light' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('the bar of the browser takes the colour of the theme', async ({ page }) => {
  const bar = page.locator('meta[name="theme-color"]')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(bar).toHaveAttribute('content', '#fbf8f1')
  await page.evaluate(() => localStorage.setItem('ui-theme', 'system'))
  await page.reload()
  await expect(bar).toHaveAttribute('content', '#0d1520')
})
