import type { Page } from '@playwright/test'

/** React does not arrive until `arrive` is called, as on a slow phone; the script of every page does. */
export async function lateScript(page: Page) {
  const arrival = Promise.withResolvers<void>()
  await page.route(/_astro\/client\..*\.js/, async (route) => {
    await arrival.promise
    // Of a page that was left meanwhile, nothing is asked for any more.
    await route.continue().catch(() => {})
  })
  return { arrive: arrival.resolve }
}
