import type { Page } from '@playwright/test'
import { expect, test } from './fixture.ts'
import { INVISIBLE, shiftOf, watchShift } from './layout-shift.ts'

/** The typefaces in which the browser has set an element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}

for (const [path, display, text] of [
  ['/', 'Newsreader 16pt 16pt', 'IBM Plex Sans'],
  ['/th', 'Noto Serif Thai', 'IBM Plex Sans Thai Looped'],
] as const) {
  for (const width of [360, 1280]) {
    test(`fonts that come late are shown on ${path}, and nothing moves, at ${width} px`, async ({ page }) => {
      await watchShift(page)
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 400))
        await route.continue()
      })
      await page.setViewportSize({ width, height: 740 })
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      await expect(page.locator('#cookie-banner')).toBeVisible()
      expect(await shiftOf(page)).toBeLessThan(INVISIBLE)
      expect(await facesOf(page, 'h1:not(:has(*)), h1 :not(:has(*))')).toEqual([display])
      expect(await facesOf(page, '.section-lead')).toEqual([text])
    })
  }
}
