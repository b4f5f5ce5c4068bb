import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LOCALES, localeOf } from '../../site/locale/paths.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

/** What a browser calls its letters' size; pages are measured in it, steps of width too. */
const TWICE = { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } }

/** The narrowest has room for as many letters as 320 pixels do otherwise (WCAG 2.2, 1.4.10). */
const WIDTHS = [640, 768, 1280]

for (const locale of LOCALES) {
  test(`with letters set to twice their size nothing in ${locale} is wider than its window`, async ({
    playwright,
    site,
    launchOptions,
  }, testInfo) => {
    const paths = pagePaths().filter((path) => localeOf(path) === locale)
    test.setTimeout(paths.length * 10_000)
    const profile = testInfo.outputPath('profile')
    mkdirSync(join(profile, 'Default'), { recursive: true })
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(TWICE))
    const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL: site.url })
    try {
      const page = await context.newPage()
      const faults: string[] = []
      for (const path of paths) {
        await page.goto(path)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 })
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          if (over > 0) faults.push(`${path}, ${width} px: ${over} px too wide`)
        }
      }
      expect(faults).toEqual([])
    } finally {
      await context.close()
    }
  })
}
