import { expect, test } from './fixture.ts'

test.use({ expectedConsole: [/ERR_CONNECTION_RESET/] })

for (const path of ['/', '/th']) {
  test(`without its later styles ${path} says nothing that has not happened, and asks for them until they come`, async ({
    page,
  }) => {
    let asked = 0
    await page.route(/_astro\/later\..*\.css/, (route) => {
      asked += 1
      return asked <= 3 ? route.abort('connectionreset') : route.continue()
    })
    await page.goto(path)
    // By the page's own link, and once more by its script.
    await expect.poll(() => asked).toBe(2)
    for (const outcome of await page.locator('.outcome').all()) await expect(outcome).toBeHidden()
    // Outside the forms, which are woken by a touch.
    await page.mouse.click(2, 2)
    await expect.poll(() => asked).toBe(3)
    const field = page.locator('#signup-fullName')
    await expect(field).toHaveCSS('border-top-width', '0px')
    await page.mouse.click(2, 2)
    await expect(field).toHaveCSS('border-top-width', '1px')
    expect(asked).toBe(4)
    await page.mouse.click(2, 2)
    expect(asked).toBe(4)
  })
}
