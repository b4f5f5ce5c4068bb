import type { Page } from '@playwright/test'
import { content } from '../support/content.ts'
import { expect, test } from './fixture.ts'

/** The focused element after the next frame, in which the page has scrolled to it: its name, and what is wrong. */
const focused = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return undefined
    const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
    const isBar = element.closest('.site-header, .language-offer, .call-bar, .skip-link') !== null
    const top = isBar ? 0 : Math.max(0, edge('.site-header')?.bottom ?? 0)
    const bottom = (!isBar && edge('.call-bar')?.top) || innerHeight
    const box = element.getBoundingClientRect()
    const labelled = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined
    const name = (element.ariaLabel ?? labelled?.textContent ?? element.textContent).trim().slice(0, 60)
    const faults = []
    if (box.top < top - 1 || box.bottom > bottom + 1)
      faults.push(`from ${Math.round(box.top)} to ${Math.round(box.bottom)}, outside ${top} to ${bottom}`)
    // The calendar button in a date field has a ring of its own, which no script can see.
    const isDate = element.matches('[type=datetime-local]')
    if (getComputedStyle(element).outlineStyle === 'none' && !isDate) faults.push('no ring')
    return { name, faults }
  })

/** Presses a key until the focus leaves the page, or `presses` times. Returns the names of all stops, and what is wrong with them. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', presses = 250) {
  const names: string[] = []
  const faults: string[] = []
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (!stop) break
    names.push(stop.name)
    faults.push(...stop.faults.map((fault) => `${key}, ${stop.name}: ${fault}`))
  }
  return { names, faults }
}

for (const [path, width, height] of [
  ['/', 375, 667],
  ['/thai-news-distribution', 375, 667],
  ['/th/faq', 375, 667],
  [`/blog/${content.en.articles[0]?.slug}`, 375, 667],
  // On their side, where the header scrolls away.
  ['/faq', 667, 331],
  ['/th/pricing/1', 844, 340],
] as const) {
  test.describe(`${path}, ${width} by ${height}`, () => {
    test.use({ viewport: { width, height }, hasTouch: true, isMobile: true })

    test('on a phone whatever has the focus is whole in view and ringed, forwards and backwards', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
      await page.goto(path)
      const forwards = await walk(page, 'Tab')
      // The focus has left the page at its end. Before its start, Chrome goes round to the end, and only the headless shell leaves it.
      const backwards = await walk(page, 'Shift+Tab', forwards.names.length)
      expect([...forwards.faults, ...backwards.faults]).toEqual([])
      expect(forwards.names.length).toBeGreaterThan(30)
      expect(backwards.names).toEqual(forwards.names.toReversed())
    })
  })
}

test('a text area below the focus is whole in view once it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  // The first line of the text area is in view, the others are not.
  await page.locator('#contact-subject').evaluate((field) => {
    field.focus()
    scrollBy({ top: field.getBoundingClientRect().bottom - 585, behavior: 'instant' })
  })
  await page.keyboard.press('Tab')
  await expect(page.locator('#contact-message')).toBeFocused()
  expect((await focused(page))?.faults).toEqual([])
})

test('with Tab alone one comes from the skip link to every form, question and the end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto('/')
  const { names, faults } = await walk(page, 'Tab')
  expect(faults).toEqual([])
  expect(names[0]).toBe('Skip to main content')
  for (const name of ['Send request', 'Send message', 'How long does distribution take?', 'Back to top'])
    expect(names).toContain(name)
})

test('the signup can be filled in and sent by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.locator('#signup-fullName').click()
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
