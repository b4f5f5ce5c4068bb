import { join } from 'node:path'
import type { Browser, Locator, Page } from '@playwright/test'
import { median } from './load.ts'
import type { BenchOptions } from './options.ts'
import { tableOf, writeTable } from './performance-table.ts'
import { startSite } from './servers.ts'
import { openBrowser, openSlowPhone } from './slow-phone.ts'

interface Control {
  /** Where it stands on the site; without one, alone on an empty page: what the browser itself takes. */
  path?: string
  /** Brings the page to where a visitor is before the touch that is measured. Not measured. */
  approach?(page: Page): Promise<unknown>
  /** One touch or one key. */
  use(page: Page): Promise<unknown>
}

/** How long a finger rests on glass, or on a key, in milliseconds. One that is down and up at once leaves the press's own frame no time, and none is. */
const HELD_MS = 80

/** A touch as a finger makes it. */
async function touch(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not to be seen`)
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(HELD_MS)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

const typeKey = (page: Page) => page.keyboard.press('s', { delay: HELD_MS })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const comeNear = (selector: string) => (page: Page) => page.locator(selector).scrollIntoViewIfNeeded()

const EMPTY_PAGE = `<meta name="viewport" content="width=device-width"><button onclick="this.textContent = 'Pressed'">Press</button>`

const CONTROLS: Readonly<Record<string, Control>> = {
  'a button alone': { use: (page) => touch(button(page, 'Press')) },
  menu: { path: '/', use: (page) => touch(button(page, 'Open menu')) },
  language: { path: '/', use: (page) => touch(button(page, 'Language: English')) },
  theme: { path: '/', use: (page) => touch(button(page, 'Theme')) },
  'a theme': {
    path: '/',
    approach: (page) => button(page, 'Theme').tap(),
    use: (page) => touch(page.getByText('Dark', { exact: true })),
  },
  accordion: {
    path: '/',
    approach: comeNear('#faq summary >> nth=0'),
    use: (page) => touch(page.locator('#faq summary').first()),
  },
  carousel: {
    path: '/',
    async approach(page) {
      await button(page, 'Next slide').scrollIntoViewIfNeeded()
      await page.locator('.carousel[data-awake="true"]').waitFor({ state: 'attached' })
    },
    use: (page) => touch(button(page, 'Next slide')),
  },
  plan: {
    path: '/',
    approach: comeNear('#plans'),
    use: (page) => touch(page.locator('#plans a[href*="plan="]').first()),
  },
  'more articles': {
    path: '/blog',
    approach: (page) => button(page, 'Load more articles').scrollIntoViewIfNeeded(),
    use: (page) => touch(button(page, 'Load more articles')),
  },
  'signup, touched': {
    path: '/',
    approach: comeNear('#signup-fullName'),
    use: (page) => touch(page.locator('#signup-fullName')),
  },
  'signup, first key': {
    path: '/',
    approach: (page) => page.locator('#signup-fullName').focus(),
    use: typeKey,
  },
  'signup, sent empty': {
    path: '/',
    async approach(page) {
      await page.locator('#signup-fullName').focus()
      await page.locator('#signup-form[novalidate]').waitFor()
      await button(page, 'Send request').scrollIntoViewIfNeeded()
    },
    use: (page) => touch(button(page, 'Send request')),
  },
  'contact, first key': {
    path: '/',
    approach: (page) => page.locator('#contact-fullName').focus(),
    use: typeKey,
  },
  'contact, sent': {
    path: '/',
    async approach(page) {
      await page.locator('#contact-fullName').focus()
      await page.locator('#contact-form[novalidate]').waitFor()
      await page.locator('#contact-fullName').fill('Somchai Jaidee')
      await page.locator('#contact-email').fill('somchai@example.com')
      await page.locator('#contact-message').fill('How long does it take?')
    },
    use: (page) => touch(page.locator('#contact-form [type=submit]')),
  },
}

/** Runs in the page, before anything of its own: how long each interaction took until the next frame showed it. */
function watch() {
  const durations: number[] = []
  Object.assign(window, { durations })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) durations.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** How long an entry may come after the frame it tells of. */
const SETTLED_MS = 600

/** The longest event of one use, in milliseconds; the browser tells of none that is shorter than 16. */
async function measureControl(browser: Browser, url: string, { path, approach, use }: Control): Promise<number> {
  await using phone = await openSlowPhone(browser, { processor: 6, network: false })
  const { page } = phone
  await page.addInitScript(watch)
  if (path !== undefined) await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(path === undefined ? 'data:text/html,' : url + path, { waitUntil: 'networkidle' })
  if (path === undefined) await page.setContent(EMPTY_PAGE)
  await approach?.(page)
  await page.waitForTimeout(SETTLED_MS)
  await page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0))
  await use(page)
  await page.waitForTimeout(SETTLED_MS)
  return await page.evaluate(() => Math.max(16, ...(window as unknown as { durations: number[] }).durations))
}

/** The 98th of a hundred, and of fewer the longest but for two in a hundred. */
const p98 = (all: readonly number[]) => all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.98) - 1] ?? Number.NaN

/** What each control takes to answer on a phone with a processor six times slower. */
export async function benchControls(folder: string, { runs = 20, write }: BenchOptions): Promise<void> {
  await using site = await startSite(`file:${join(folder, 'controls.db')}`)
  await using browser = await openBrowser()
  const rows: (string | number)[][] = []
  for (const [name, control] of Object.entries(CONTROLS)) {
    const durations: number[] = []
    for (let run = 0; run < runs; run += 1) durations.push(await measureControl(browser, site.url, control))
    rows.push([name, ...[median(durations), p98(durations)].map(Math.round)])
    console.log(`controls: ${rows.at(-1)?.join(', ')} ms`)
  }
  const table = tableOf(['control', 'median, ms', `p98 of ${runs}, ms`], rows)
  if (write) writeTable('controls', table)
}
