import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'

/** What the browser takes a system colour for. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = color
    const { color: taken } = getComputedStyle(probe)
    probe.remove()
    return taken
  }, name)

test('with forced colors the slide that is on is told by its dot', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  await page.locator('#testimonials').scrollIntoViewIfNeeded()
  await expect(page.locator('.carousel')).toHaveAttribute('data-awake', 'true')
  // A ground is taken away there; a border is not.
  const filled = await page.locator('.carousel-dots button').evaluateAll((dots) =>
    dots.map((dot) => {
      const { width, borderLeftWidth, borderRightWidth } = getComputedStyle(dot, '::before')
      return Number.parseFloat(borderLeftWidth) + Number.parseFloat(borderRightWidth) >= Number.parseFloat(width)
    }),
  )
  expect(filled[0]).toBe(true)
  expect(filled.slice(1)).not.toContain(true)
})

test("with forced colors the number on the map of plans wears the visitor's color", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  await page.locator('.reach [value=enterprise]').check()
  for (const part of ['::before', '::after']) {
    const colour = await page.locator('.reach').evaluate((map, name) => getComputedStyle(map, name).color, part)
    expect(colour, part).toBe(await systemColour(page, 'LinkText'))
  }
})

/** The colours that the browser puts in the place of the page's own, and those of a drawing, as it computes them. */
const DRAWN = [
  ['arcs of the map of the world', '.world-arcs', 'stroke', 'LinkText'],
  // The rest of it is the border of a box, which a browser draws so.
  ['the wire', '.wire', 'stroke', 'CanvasText'],
  ['text of the map of Thailand', '.thailand-value', 'fill', 'CanvasText'],
  ['bars and dots', '.chart svg', 'fill', 'LinkText'],
  ['letters of a monogram', '.monogram-letters', 'fill', 'CanvasText'],
] as const

test("with forced colors drawings wear the visitor's colors, light or dark", async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const [what, selector, property, systemColor] of DRAWN) {
      const drawn = await page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
      expect(drawn, `${what}, ${colorScheme}`).toBe(await systemColour(page, systemColor))
    }
  }
})
