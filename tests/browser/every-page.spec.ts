import type { Page } from '@playwright/test'
import { LOCALES, localeOf, localizedPath } from '../../contract/locale.ts'
import { violations } from './axe.ts'
import { drawnByDevice, hear, type Said, withoutFile } from './faces.ts'
import { expect, test } from './fixture.ts'
import { standingOutInLargeLetters } from './letters.ts'
import { pagePaths } from './pages.ts'
import { brokenInWindows } from './thai-lines.ts'
import { tooWide } from './too-wide.ts'
import { namedTwice } from './turning.ts'

/** Windows in which nothing may be wider than they are; in the second and the fourth axe looks, too. */
const WIDTHS = [320, 360, 768, 1280]
/** And those of the home page, which is laid out anew for larger ones. */
const WIDE = [1024, 1440, 1920]

/**
 * The parts that are much longer than they say on a phone, where what is far below is laid out when it comes near
 * (site/styles/base.css): a link to what stands behind them would arrive beside it.
 */
const longerThanSaid = (page: Page) =>
  page.locator('.on-wire > .section, .site-footer').evaluateAll((parts) =>
    parts.flatMap((part) => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const said = Number.parseFloat(getComputedStyle(part).getPropertyValue('--about') || '46') * rem
      const { height } = part.getBoundingClientRect()
      return height > 1.5 * said + 300 ? `${part.id || part.className}: is ${height} px and says ${said}` : []
    }),
  )

/**
 * How much wider than a phone the page is in whatever faces the device has, which may be much wider, and have no Thai: the first visit on
 * a slow network is set in them. The page has its own no more.
 */
async function tooWideWithoutFaces(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 360, height: 640 })
  return page.evaluate(() => {
    for (const { cssRules } of document.styleSheets)
      for (const rule of [...cssRules])
        if (rule instanceof CSSFontFaceRule) rule.parentStyleSheet?.deleteRule([...cssRules].indexOf(rule))
    const over = document.documentElement.scrollWidth - 360
    return [
      ...(document.fonts.size > 0 ? ['it has faces still'] : []),
      ...(over > 0 ? [`${over} px too wide without its faces`] : []),
    ]
  })
}

// What is to be seen on every page is looked for in one visit to each: what a page costs is that it loads.
for (const locale of LOCALES) {
  test(`every page in ${locale} loads quietly, fits every window, in its faces, without them and in large letters, with no name twice, and axe finds nothing by day or night`, async ({
    page,
  }) => {
    const paths = pagePaths().filter((path) => localeOf(path) === locale)
    const home = localizedPath('/', locale)
    expect(paths.length).toBeGreaterThanOrEqual(23)
    test.setTimeout(paths.length * 40_000)
    await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
    // A first visit on a busy machine may keep the fallback faces, whose words are wider than any reader's.
    await page.goto(home)
    const session = await page.context().newCDPSession(page)
    const faults: string[] = []
    const said: Said = new Map()
    for (const path of paths) {
      const response = await page.goto(path)
      if (response?.status() !== 200) faults.push(`${path}: answered with ${response?.status()}`)
      await hear(page, said)
      for (const width of path === home ? [...WIDTHS, ...WIDE] : WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        for (const fault of await tooWide(page)) faults.push(`${path}, ${width} px: ${fault}`)
        if (width === 360) for (const fault of await longerThanSaid(page)) faults.push(`${path}: ${fault}`)
        if (width === 360 || width === 1280) faults.push(...(await violations(page, width)))
      }
      for (const name of await namedTwice(page)) faults.push(`${path}: ${name}`)
      for (const fault of await standingOutInLargeLetters(page, session)) faults.push(`${path}, ${fault}`)
      // The last looks: answers that can be opened are open then, and the faces are gone.
      if (locale === 'th') for (const phrase of await brokenInWindows(page)) faults.push(`${path}, ${phrase}`)
      for (const fault of await tooWideWithoutFaces(page)) faults.push(`${path}: ${fault}`)
    }
    await page.goto(localizedPath('/thai-news-distribution', locale))
    expect(said.size).toBeGreaterThanOrEqual(3)
    expect([...faults, ...withoutFile(said), ...(await drawnByDevice(page, said))]).toEqual([])
  })
}

test.describe('without its faces', () => {
  test.use({ expectedConsole: [/\.woff2/] })

  test('what is put over a word is no longer than a line', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    for (const path of ['/thai-news-distribution', '/th/thai-news-distribution']) {
      await page.goto(path)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 640 })
        const cutOff = await page.locator('.ink-swap, .ink-ref').evaluateAll((marks) =>
          marks.flatMap((mark) => {
            const line = mark.closest('[lang]')?.getBoundingClientRect().right ?? 0
            return mark.getBoundingClientRect().right > line ? mark.textContent : []
          }),
        )
        expect(cutOff, `${path}, ${width} px`).toEqual([])
      }
    }
  })
})
