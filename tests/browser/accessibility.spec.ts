import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

const PATHS = ['/', '/th', '/nowhere', '/th/nowhere']
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.use({ expectedConsole: [/404 \(Not Found\)/] })

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([])
}

for (const theme of ['light', 'dark']) {
  for (const width of [360, 1280]) {
    for (const path of PATHS) {
      test(`axe finds nothing on ${path}, ${theme}, ${width} px`, async ({ page }) => {
        await page.addInitScript((choice) => {
          localStorage.setItem('ui-theme', choice)
          localStorage.setItem('consent-accepted', 'false')
        }, theme)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expectNoViolations(page)
      })
    }
  }

  test.describe(`opened states, ${theme}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((choice) => localStorage.setItem('ui-theme', choice), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    })

    test('menus', async ({ page }) => {
      await page.goto('/')
      for (const name of ['Services', 'Language: English', 'Theme']) {
        await page.getByRole('button', { name }).click()
        await expectNoViolations(page)
        await page.keyboard.press('Escape')
      }
    })

    test('the menu on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/th')
      await page.getByRole('button', { name: 'เปิดเมนู' }).click()
      await expectNoViolations(page)
    })

    test('the cookie banner', async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Cookie settings' }).click()
      await expectNoViolations(page)
    })

    test('form errors', async ({ page }) => {
      await page.goto('/')
      await page.locator('#signup-fullName').focus()
      await page.getByRole('button', { name: 'Send request' }).click()
      await expect(page.locator('#signup-invalid')).toBeVisible()
      await expectNoViolations(page)
    })
  })
}
