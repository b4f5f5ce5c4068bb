import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** Describes the focused element: its name, its focus ring, and any element that covers its upper part. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return undefined
    const labelled = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
    const { left, top, width, height } = element.getBoundingClientRect()
    // A bar may cover the lower part of a tall field: WCAG 2.4.11 only forbids hiding all of it.
    const [x, y] = [left + width / 2, top + Math.min(height / 2, 24)]
    const front = document.elementFromPoint(x, y)
    return {
      name: (element.ariaLabel ?? labelled?.textContent ?? element.textContent)?.trim().slice(0, 60) ?? '',
      inWindow: x >= 0 && y >= 0 && x <= window.innerWidth && y <= window.innerHeight,
      coveredBy:
        front === null || element.contains(front) || front.contains(element) ? '' : front.outerHTML.slice(0, 80),
      ringed: getComputedStyle(element).outlineStyle !== 'none',
    }
  })

for (const width of [360, 1280]) {
  test(`with Tab alone every stop of the home page is in view, uncovered and ringed, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    await page.goto('/')
    const stops: string[] = []
    const faults: unknown[] = []
    for (let press = 0; press < 200 && stops.at(-1) !== 'Back to top'; press++) {
      await page.keyboard.press('Tab')
      let stop = await focused(page)
      if (!stop) break
      if (!stop.inWindow) {
        // The page may still be scrolling after the focus has moved.
        const { name } = stop
        await expect
          .poll(async () => (await focused(page))?.inWindow, { message: `${name} is outside the window` })
          .toBe(true)
        stop = (await focused(page)) ?? stop
      }
      if (stop.coveredBy !== '' || !stop.ringed) faults.push(stop)
      stops.push(stop.name)
    }
    expect(faults).toEqual([])
    expect(stops[0]).toBe('Skip to main content')
    expect(stops).toContain('Send request')
    expect(stops).toContain('Send message')
    expect(stops).toContain('How long does distribution take?')
    expect(stops.at(-1)).toBe('Back to top')
  })
}

test('the signup can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.locator('#signup-fullName').focus()
  await page.keyboard.type('Somchai Jaidee')
  await page.keyboard.press('Tab')
  await page.keyboard.type('somchai@example.com')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Siam Solar')
  await page.keyboard.press('Tab')
  await page.keyboard.type('02 123 4567')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Prof')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.locator('#signup-sent')).toBeFocused()
})
