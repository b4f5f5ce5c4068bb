import type { CDPSession, Page } from '@playwright/test'
import { LOCALES, localeOf } from '../../contract/locale.ts'
import { violations } from './axe.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'
import { tooWide } from './too-wide.ts'
import { unannouncedLists } from './unannounced-lists.ts'

/** A phone at 400 % zoom of a desktop, a phone, a tablet and a desktop. axe looks at two of them. */
const WIDTHS = [320, 360, 768, 1280]

/** Elements that overflow a phone at 200 % text size (WCAG 2.2, 1.4.4). */
async function tooWideInLargeLetters(page: Page, session: CDPSession): Promise<string[]> {
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.setViewportSize({ width: 360, height: 900 })
  const faults = await tooWide(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  return faults
}

for (const locale of LOCALES) {
  test(`every page in ${locale} loads quietly, fits every window, and axe finds nothing`, async ({ page }) => {
    const paths = pagePaths().filter((path) => localeOf(path) === locale)
    test.setTimeout(paths.length * 40_000)
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    const session = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const path of paths) {
      const response = await page.goto(path)
      for (const fault of await unannouncedLists(page)) faults.push(`${path}: ${fault}`)
      if (response?.status() !== 200) faults.push(`${path}: answered with ${response?.status()}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const fault of await tooWide(page)) faults.push(`${path}, ${width} px: ${fault}`)
        if (width === 360 || width === 1280) faults.push(...(await violations(page, width)))
      }
      for (const fault of await tooWideInLargeLetters(page, session)) faults.push(`${path}, large letters: ${fault}`)
    }
    expect(faults).toEqual([])
  })
}
