import type { Page } from '@playwright/test'
import { LOCALES, localeOf } from '../../contract/locale.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

/**
 * Returns the visible controls that mouse and finger do not reach, because something else lies over them. Each control is scrolled into
 * view and tested in the middle of each of its lines.
 */
const covered = (page: Page, part = 'body') =>
  page.locator(part).evaluate((within) => {
    const faults: string[] = []
    for (const details of within.querySelectorAll('details')) {
      // Without its name, it does not close the others of its group.
      details.name = ''
      details.open = true
    }
    for (const control of within.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      // The skip link is above the page until it has the focus.
      if (control.closest('[inert], .sr-only, .skip-link')) continue
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      for (const { left, top, width, height } of control.getClientRects()) {
        if (width < 1 || height < 1) continue
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        if (hit && (control.contains(hit) || hit.closest('label')?.control === control)) continue
        const name = control.ariaLabel ?? (control.textContent.trim() || control.id)
        faults.push(`${name.slice(0, 40)}: ${hit ? `below ${hit.localName}.${hit.className}` : 'outside the window'}`)
      }
    }
    return faults
  })

const WINDOWS = [
  { name: 'a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'a phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
]

for (const { name, ...window } of WINDOWS) {
  test.describe(`on ${name}`, () => {
    test.use(window)

    for (const locale of LOCALES) {
      test(`nothing covers a control of any page in ${locale}`, async ({ page }) => {
        const paths = pagePaths().filter((path) => localeOf(path) === locale)
        test.setTimeout(paths.length * 20_000)
        await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
        const faults: string[] = []
        for (const path of paths) {
          await page.goto(path)
          faults.push(...(await covered(page)).map((fault) => `${path}: ${fault}`))
        }
        expect(faults).toEqual([])
      })
    }

    test('nothing covers a control while the cookie banner is shown and a language is offered', async ({ page }) => {
      for (const path of ['/th', '/th/faq']) {
        await page.goto(path)
        await expect(page.locator('#cookie-banner')).toBeVisible()
        expect(await covered(page), path).toEqual([])
      }
    })

    test('nothing covers a control of an opened menu', async ({ page }) => {
      await page.goto('/th/about')
      for (const opener of await page.locator('.site-header [popovertarget]:visible').all()) {
        const menu = await opener.getAttribute('popovertarget')
        await opener.click()
        expect(await covered(page, `#${menu}`), `${menu}`).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  })
}
