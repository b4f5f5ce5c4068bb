import { expect, test } from './fixture.ts'

test("with forced colours drawings use the visitor's colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const computed = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const systemColour = (name: string) =>
    page.evaluate((colour) => {
      document.body.style.setProperty('outline-color', colour)
      return getComputedStyle(document.body).outlineColor
    }, name)
  expect(await computed('.world-arcs', 'stroke')).toBe(await systemColour('LinkText'))
  expect(await computed('.wire', 'stroke')).toBe(await systemColour('CanvasText'))
  await page.goto('/services/thai-news-distribution')
  expect(await computed('.thailand-value', 'fill')).toBe(await systemColour('CanvasText'))
})
