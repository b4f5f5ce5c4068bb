import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../../tools/chromium.ts'

/** A browser that keeps pages which are left. Playwright's own does not, because a page that comes back has no load that could be waited for. */
export const launchKeeping = () =>
  chromium.launch({
    executablePath: requireChromium(),
    args: [...CHROMIUM_ARGUMENTS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/** A window of such a browser, whose pages say whether they were kept. */
export async function openKeeping(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), reducedMotion: 'reduce', ...options })
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted)
    }),
  )
  return page
}

/** Goes back, or forward, in the window's history. The page may be gone before it has answered; whether it is, is asked afterwards. */
export const goInHistory = (page: Page, steps: number) =>
  page.evaluate((by) => history.go(by), steps).catch(() => undefined)

/**
 * That a page has come back, as it was left or loaded anew. Asked of the page itself: Playwright waits for the load that there is not.
 * While one page gives way to the other there is nobody to ask.
 */
export async function expectBack(page: Page, path: string, isKept: boolean) {
  const here = () => page.evaluate(() => [location.pathname + location.search, document.documentElement.dataset.kept])
  await expect.poll(() => here().catch(() => []), path).toEqual([path, String(isKept)])
}
