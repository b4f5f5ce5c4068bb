import type { Locator, Page } from '@playwright/test'
import { contrast, lightness } from './contrast.ts'
import { expect, test } from './fixture.ts'

/** One of each kind of control of the home page. */
const controls = (page: Page): Record<string, Locator> => ({
  'a link of the header': page.locator('.site-nav > a:visible').first(),
  'a menu button': page.locator('.menu-button:visible').first(),
  'a primary button': page.locator('main .button-primary:visible').first(),
  'a quiet button': page.locator('main .button-quiet:visible').first(),
  'a text link': page.locator('main .text-link:visible').first(),
  'a button of the carousel': page.locator('.carousel-controls > button').last(),
  'a dot of the carousel': page.locator('.carousel-dots button').nth(2),
  'a button of the closing banner': page.locator('.closing .button:visible').first(),
  'a choice': page.locator('#signup select'),
  'a checkbox': page.locator('#signup input[type=checkbox]'),
  'a question': page.locator('.accordion summary').first(),
  'a link of the footer': page.locator('.footer-columns a').first(),
  'a button of the footer': page.locator('[data-cookie-settings]'),
})

const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { color, backgroundColor, borderColor, textDecorationThickness, opacity } = getComputedStyle(element)
    return { color, backgroundColor, borderColor, textDecorationThickness, opacity }
  })

for (const theme of ['light', 'dark']) {
  test(`every kind of control answers the pointer, a press and the focus: ${theme}`, async ({ page }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('ui-theme', chosen)
      localStorage.setItem('consent-accepted', 'false')
    }, theme)
    await page.goto('/')
    for (const [name, control] of Object.entries(controls(page))) {
      await control.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 0)
      const atRest = await lookOf(control)
      await control.hover()
      await expect(async () => expect(await lookOf(control), `${name}, pointed at`).not.toEqual(atRest)).toPass()
      await page.mouse.down()
      await expect(control, `${name}, pressed`).toHaveCSS('opacity', '0.8')
      // Let go elsewhere, so that it is pressed and never followed.
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await control.focus()
      await page.keyboard.press('Shift')
      await expect(control, `${name}, focused`).toHaveCSS('outline-style', 'solid')
      await expect(control, `${name}, focused`).toHaveCSS('outline-width', '2px')
    }
  })
}

test('what is filled in wrong stays marked under the pointer', async ({ page }) => {
  await page.goto('/')
  for (const selector of ['#signup-fullName', '#signup input[type=checkbox]']) {
    const control = page.locator(selector)
    await control.evaluate((field) => field.setAttribute('aria-invalid', 'true'))
    await page.mouse.move(0, 0)
    const { borderColor } = await lookOf(control)
    await control.hover()
    expect((await lookOf(control)).borderColor, selector).toBe(borderColor)
  }
})

const selectable = [
  '.hero .button-primary',
  '.hero p',
  '.closing h2',
  '.closing .button-primary',
  '.closing .button-quiet',
]

for (const theme of ['light', 'dark']) {
  test(`what is selected is seen and can be read, on buttons and on the closing banner too: ${theme}`, async ({
    page,
  }) => {
    await page.addInitScript((chosen) => localStorage.setItem('ui-theme', chosen), theme)
    await page.goto('/')
    for (const selector of selectable) {
      const { marked, letters, ground } = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { backgroundColor, color } = getComputedStyle(element, '::selection')
          const isPainted = (node: Element) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(node).backgroundColor)
          let under: Element = element
          while (!isPainted(under) && under.parentElement) under = under.parentElement
          return { marked: backgroundColor, letters: color, ground: getComputedStyle(under).backgroundColor }
        })
      expect(contrast(lightness(letters), lightness(marked)), `${selector}: letters`).toBeGreaterThanOrEqual(4.5)
      expect(
        contrast(lightness(marked), lightness(ground)),
        `${selector}: beside what is not selected`,
      ).toBeGreaterThanOrEqual(3)
    }
  })
}

test('a ring is not cut off by what its link stands in, and crosses none of its words', async ({ page }) => {
  for (const [path, links] of [
    ['/terms', '.text-index a'],
    ['/faq', '.category-tiles a'],
  ] as const) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const faults = await page.locator(links).evaluateAll(
      (elements) =>
        elements.filter((element) => {
          ;(element as HTMLElement).focus()
          const { outlineOffset, outlineWidth } = getComputedStyle(element)
          const [offset, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)]
          const [box, range] = [element.getBoundingClientRect(), document.createRange()]
          range.selectNodeContents(element)
          const isCrossed = [...range.getClientRects()].some(({ left }) => left < box.left - offset)
          let isCut = false
          for (let around = element.parentElement; around !== document.body; around = around?.parentElement ?? null) {
            if (!around) throw new Error('The link is on no page')
            const { left, right } = around.getBoundingClientRect()
            const reach = offset + width
            if (getComputedStyle(around).overflowX !== 'visible')
              isCut ||= box.left - reach < left || box.right + reach > right
          }
          return isCut || isCrossed
        }).length,
    )
    expect(faults, path).toBe(0)
  }
})

test.describe('the ring of the focus', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  const glides = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::after').content !== 'none')

  /** How far the second ring still is from what has the focus, in pixels, on the side where it is farthest. */
  const distance = (page: Page) =>
    page.evaluate(() => {
      const to = document.activeElement?.getBoundingClientRect()
      const ring = getComputedStyle(document.body, '::after')
      if (!to) return Number.POSITIVE_INFINITY
      const off = [
        Number.parseFloat(ring.left) - to.left,
        Number.parseFloat(ring.top) - to.top,
        Number.parseFloat(ring.width) - to.width,
        Number.parseFloat(ring.height) - to.height,
      ]
      return Math.max(...off.map(Math.abs))
    })

  test('is there at once, and a second one glides to it', async ({ page }) => {
    await page.goto('/about')
    for (let step = 0; step < 4; step += 1) {
      await page.keyboard.press('Tab')
      // Asked once: what comes with the focus is there when the key has done its work.
      const { outlineStyle, outlineWidth } = await page
        .locator(':focus')
        .evaluate((focused) => ({ ...getComputedStyle(focused) }))
      expect({ outlineStyle, outlineWidth }).toEqual({ outlineStyle: 'solid', outlineWidth: '2px' })
      await expect.poll(() => distance(page)).toBeLessThan(1)
    }
  })

  test('is on no part of the page before anything has the focus', async ({ page }) => {
    await page.goto('/about')
    const { left, width } = await page.evaluate(() => ({ ...getComputedStyle(document.body, '::after') }))
    expect(Number.parseFloat(left)).toBeGreaterThan(page.viewportSize()?.width ?? 0)
    expect(Number.parseFloat(width)).toBe(0)
  })

  test('glides below the bars that its element may scroll behind', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/about')
    const [ring, ...bars] = await page.evaluate(() =>
      [getComputedStyle(document.body, '::after')]
        .concat([...document.querySelectorAll('.site-header, .call-bar')].map((bar) => getComputedStyle(bar)))
        .map(({ zIndex }) => Number(zIndex)),
    )
    expect(bars).toHaveLength(2)
    expect(ring).toBeLessThan(Math.min(...bars))
  })

  test('stands still for who wants less motion or has colours of their own', async ({ page }) => {
    await page.goto('/about')
    expect(await glides(page)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await glides(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference', forcedColors: 'active' })
    expect(await glides(page)).toBe(false)
  })
})
