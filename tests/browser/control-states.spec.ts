import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** One of each kind of control of the home page. */
const controls = (page: Page): Record<string, Locator> => ({
  'a link of the header': page.locator('.site-nav > a:visible').first(),
  'a primary button': page.locator('main .button-primary:visible').first(),
  'a quiet button': page.locator('main .button-quiet:visible').first(),
  'a text link': page.locator('main .text-link:visible').first(),
  'a select': page.locator('#signup select'),
  'a question': page.locator('.accordion summary').first(),
})

const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderColor, textDecorationThickness } = getComputedStyle(element)
    return { color, backgroundColor, borderColor, textDecorationThickness }
  })

test('every kind of control answers the pointer, and has a ring when the keyboard comes to it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  for (const [name, control] of Object.entries(controls(page))) {
    await control.scrollIntoViewIfNeeded()
    await page.mouse.move(0, 0)
    const atRest = await lookOf(control)
    await control.hover()
    await expect(async () => expect(await lookOf(control), `${name}, pointed at`).not.toEqual(atRest)).toPass()
    await control.focus()
    await page.keyboard.press('Shift')
    await expect(control, `${name}, focused`).toHaveCSS('outline', /2px/)
  }
})
