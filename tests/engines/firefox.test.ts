/**
 * The finished pages in Firefox: its layout, its lines of Thai and its ways to keep a page are its own. What the pages do is tried in
 * Chromium (tests/browser); here stands what another engine may see differently.
 */
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES, localeOf } from '../../contract/locale.ts'
import { findFirefox } from '../../tools/firefox.ts'
import { startSite } from '../browser/fixture-site.ts'
import { pagePaths } from '../browser/pages.ts'
import { leads } from '../browser/signup.ts'
import { brokenAtMarks } from '../browser/thai-lines.ts'
import { tooWide } from '../browser/too-wide.ts'

const firefox = findFirefox(process.env)

/** Where it is set, as on the machine that tests every change, what is missing is a failure. */
const isStrict = process.env.ENGINES_STRICT === 'true'

it.runIf(isStrict)('has a Firefox', () => expect(firefox).toBeDefined())

const WIDTHS = [320, 360, 768, 1280]

describe.skipIf(!firefox)(
  `in Firefox${firefox ? '' : ': there is none, install it (Debian: apt-get install firefox-esr)'}`,
  () => {
    let browser: Browser
    let page: Page
    let started: Awaited<ReturnType<typeof startSite>>
    /** What went wrong in the page since somebody asked last. */
    let faults: string[] = []

    beforeAll(async () => {
      started = await startSite({})
      browser = await puppeteer.launch({
        browser: 'firefox',
        executablePath: firefox ?? '',
        headless: true,
        // As on phones: a bar that takes room would make the narrowest window narrower than any of theirs.
        extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
      })
      page = await browser.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warn') faults.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => faults.push(`uncaught: ${error instanceof Error ? error.message : error}`))
    })

    afterAll(async () => {
      await browser?.close()
      await started?.remove()
    })

    const open = (path: string) => page.goto(new URL(path, started.site.url).href)

    /** Opens a page and says what is told of it, with its address. */
    const askedOf = (path: string, told: readonly string[]) => told.map((fault) => `${path}, ${fault}`)

    it.each(LOCALES)(
      'shows every page in %s quietly, within every window, and no phrase torn at a joiner',
      async (locale) => {
        const paths = pagePaths().filter((path) => localeOf(path) === locale)
        expect(paths.length).toBeGreaterThanOrEqual(23)
        const found: string[] = []
        for (const path of paths) {
          faults = []
          const response = await open(path)
          if (response?.status() !== 200) found.push(`${path}: answered with ${response?.status()}`)
          for (const width of WIDTHS) {
            await page.setViewport({ width, height: 900 })
            found.push(...askedOf(`${path} at ${width} px`, await tooWide(page)))
            if (locale === 'th') found.push(...askedOf(`${path} at ${width} px`, await brokenAtMarks(page)))
          }
          found.push(...askedOf(path, faults))
        }
        expect(found).toEqual([])
      },
    )

    it('keeps what was typed through a reload, sends it once, and comes back empty', async () => {
      await page.setViewport({ width: 390, height: 844 })
      await open('/th')
      const type = (name: string, words: string) => page.locator(`#signup-${name}`).fill(words)
      await type('fullName', 'สมชาย ใจดี')
      await type('email', 'somchai@example.com')
      await page.reload()
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('#signup-fullName')?.value === 'สมชาย ใจดี',
      )
      await type('companyName', 'Siam Solar')
      await type('phoneNumber', '02 123 4567')
      await page.select('#signup-serviceInterest', 'professional')
      await page.locator('#signup-termsAccepted').click()
      await page.locator('#signup-form [type=submit]').click()
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#signup-fullName')?.value === '')
      await page.goto(new URL('/th/about', started.site.url).href)
      // A page that the browser has kept loads nothing, for which the driver would wait.
      await page.evaluate(() => history.back())
      await page.waitForFunction(() => location.pathname === '/th')
      expect(await page.$eval('#signup-fullName', (field) => (field as HTMLInputElement).value)).toBe('')
      expect(leads(started.site.databasePath)).toEqual([
        expect.objectContaining({ full_name: 'สมชาย ใจดี', company_name: 'Siam Solar' }),
      ])
    })
  },
)
