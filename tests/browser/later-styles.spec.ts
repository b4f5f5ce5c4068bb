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
    // Touched outside the forms, which are woken by a touch; and again where the page had not yet heard that the last request failed.
    const touchUntil = (seen: () => Promise<void>) =>
      expect(async () => {
        await page.mouse.click(2, 2)
        await seen()
      }).toPass()
    const field = page.locator('#signup-fullName')
    await touchUntil(() => expect.poll(() => asked, { timeout: 1000 }).toBe(3))
    await expect(field).toHaveCSS('border-top-width', '0px')
    await touchUntil(() => expect(field).toHaveCSS('border-top-width', '1px', { timeout: 1000 }))
    expect(asked).toBe(4)
    await page.mouse.click(2, 2)
    expect(asked).toBe(4)
  })
}
