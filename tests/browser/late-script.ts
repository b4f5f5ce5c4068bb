import type { Page } from '@playwright/test'

/** Delays React until `arrive` is called, as on a slow phone. `page.ts` loads normally. */
export async function lateScript(page: Page) {
  const arrival = Promise.withResolvers<void>()
  await page.route(/_astro\/client\..*\.js/, async (route) => {
    await arrival.promise
    // The page may have been closed; then the request is gone.
    await route.continue().catch(() => {})
  })
  return { arrive: arrival.resolve }
}
