import { test as base } from '@playwright/test'
import { collectFaults } from './fixture-page-faults.ts'
import { type Site, startSite } from './fixture-site.ts'

export { expect } from '@playwright/test'

interface TestFixtures {
  /**
   * Console errors that a test expects: `test.use({ expectedConsole: [/status of 422/] })`.
   * One expression only; write alternatives as `/one|other/`.
   */
  expectedConsole: readonly [] | readonly [RegExp]
  /** Fails the test on any other fault. Runs automatically. */
  withoutFaults: undefined
}

interface WorkerFixtures {
  /** Settings of the server, set for a whole file: `test.use({ siteSettings: { RATE_LIMIT: '3' } })`. */
  siteSettings: Readonly<Record<string, string>>
  /** The running site of this worker. A test that stops the site must start it again. */
  site: Site
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteSettings: [{}, { option: true, scope: 'worker' }],

  site: [
    async ({ siteSettings }, use) => {
      const { site, remove } = await startSite(siteSettings)
      await use(site)
      await remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  baseURL: async ({ site }, use) => {
    await use(site.url)
  },

  expectedConsole: [[], { option: true }],

  withoutFaults: [
    async ({ browser, expectedConsole, site }, use) => {
      // Playwright reads an array of two objects as [value, options] and passes on only the first.
      if (!Array.isArray(expectedConsole)) throw new Error('expectedConsole: write [/one|other/], not [/one/, /other/]')
      const { faults, stop } = collectFaults(browser)
      await use(undefined)
      stop()
      // The next test needs a running server, even if this one failed after stopping it.
      await site.start()
      const [expected] = expectedConsole
      const unexpected = faults.filter((fault) => !expected?.test(fault))
      if (unexpected.length > 0) throw new Error(`Something went wrong in the page:\n${unexpected.join('\n')}`)
    },
    { auto: true },
  ],
})
