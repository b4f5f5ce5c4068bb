import { LOCALES, localeOf } from '../../contract/locale.ts'
import { expect, test } from './fixture.ts'
import { pagePaths } from './pages.ts'

/** What a browser calls its letters' size; pages are measured in it, steps of width too. */
const TWICE = { standard: 32, fixed: 26 }

/** A phone; and what has room for as many letters as 320 pixels do otherwise (WCAG 2.2, 1.4.10), and more. */
const WIDTHS = [360, 640, 768, 1280]

/** How much wider than its window the page is, and what stands out of it without making it wider, as bars do that stay in place. */
function standingOut(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth
  const outside = [...document.querySelectorAll('.site-header *, .call-bar *, .cookie-banner *')].filter((element) => {
    const { width, right } = element.getBoundingClientRect()
    return width > 1 && right > window.innerWidth + 1 && element.checkVisibility()
  })
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...outside.map((element) => `${element.className || element.nodeName} is cut off: ${element.textContent.trim()}`),
  ]
}

for (const locale of LOCALES) {
  test(`with letters set to twice their size nothing in ${locale} is wider than its window`, async ({ page }) => {
    const paths = pagePaths().filter((path) => localeOf(path) === locale)
    test.setTimeout(paths.length * 10_000)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: TWICE })
    const faults: string[] = []
    for (const path of paths) {
      await page.goto(path)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      // Steps of width are measured in the same letters.
      expect(await page.evaluate(() => matchMedia('(min-width: 41em)').matches), path).toBe(false)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const fault of await page.evaluate(standingOut)) faults.push(`${path}, ${width} px: ${fault}`)
      }
    }
    expect(faults).toEqual([])
  })
}
