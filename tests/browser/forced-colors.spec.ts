import { expect, test } from './fixture.ts'

test("with forced colors drawings use the visitor's colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const computed = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
  const systemColor = (name: string) =>
    page.evaluate((color) => {
      document.body.style.setProperty('outline-color', color)
      return getComputedStyle(document.body).outlineColor
    }, name)
  expect(await computed('.world-arcs', 'stroke')).toBe(await systemColor('LinkText'))
  expect(await computed('.wire', 'stroke')).toBe(await systemColor('CanvasText'))
  await page.goto('/services/thai-news-distribution')
  expect(await computed('.thailand-value', 'fill')).toBe(await systemColor('CanvasText'))
})
