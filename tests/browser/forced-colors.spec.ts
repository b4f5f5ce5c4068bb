import { expect, test } from './fixture.ts'

/** The colours that the browser puts in the place of the page's own, and those of a drawing, as it computes them. */
const DRAWN = [
  ['arcs of the map of the world', '.world-arcs', 'stroke', 'LinkText'],
  ['the wire', '.wire', 'stroke', 'LinkText'],
  ['text of the map of Thailand', '.thailand-value', 'fill', 'CanvasText'],
  ['bars and dots', '.chart svg', 'fill', 'LinkText'],
  ['letters of a monogram', '.monogram-letters', 'fill', 'CanvasText'],
] as const

test("with forced colors drawings wear the visitor's colors, light or dark", async ({ page }) => {
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const [what, selector, property, systemColor] of DRAWN) {
      const [drawn, asked] = await page
        .locator(selector)
        .first()
        .evaluate(
          (element, [name, color]) => {
            const probe = document.body.appendChild(document.createElement('i'))
            probe.style.color = color
            const colors = [getComputedStyle(element).getPropertyValue(name), getComputedStyle(probe).color]
            probe.remove()
            return colors
          },
          [property, systemColor] as const,
        )
      expect(drawn, `${what}, ${colorScheme}`).toBe(asked)
    }
  }
})
