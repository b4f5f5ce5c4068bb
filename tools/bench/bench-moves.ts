import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { serveBareMove } from './bare-move.ts'
import { median } from './load.ts'
import type { BenchOptions } from './options.ts'
import { tableOf, writeTable } from './performance-table.ts'
import { startSite } from './servers.ts'
import { openBrowser, openSlowPhone } from './slow-phone.ts'

/** From where to where a reader goes, by which link. */
const MOVES = [
  { from: '/', to: '/pricing/1' },
  { from: '/th', to: '/th/pricing/1' },
  { from: '/', to: '/services/content-creation' },
  { from: '/th', to: '/th/services/content-creation' },
  { from: '/blog', to: '/blog/headline-that-survives-translation' },
  { from: '/about', to: '/faq' },
  { from: '/th/about', to: '/th/faq' },
]

interface Reader extends AsyncDisposable {
  page: Page
  /** Follows the link as this reader would, and leaves the page. */
  follow(path: string): Promise<void>
}

const linkTo = (page: Page, path: string) => page.locator(`main a[href="${path}"], footer a[href="${path}"]`).first()

/** Somebody at a desk, whose pointer rests on a link for as long as it takes to read it. */
const deskReader =
  (reducedMotion: 'reduce' | 'no-preference') =>
  async (browser: Browser): Promise<Reader> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Preload.enable')
    return {
      page,
      [Symbol.asyncDispose]: () => context.close(),
      async follow(path) {
        const fetched = new Promise<void>((resolve, reject) => {
          session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
            if (new URL(prefetchUrl).pathname !== path) return
            if (status === 'Ready') resolve()
            if (status === 'Failure') reject(new Error(`${path} was not fetched ahead`))
          })
        })
        await linkTo(page, path).hover()
        await fetched
        await linkTo(page, path).click()
      },
    }
  }

/** Somebody with a phone, to whom the first sign of a wish is the touch itself. */
const phoneReader =
  (network: boolean) =>
  async (browser: Browser): Promise<Reader> => {
    const phone = await openSlowPhone(browser, { processor: 4, network })
    return {
      ...phone,
      async follow(path) {
        await linkTo(phone.page, path).scrollIntoViewIfNeeded()
        await linkTo(phone.page, path).tap()
      },
    }
  }

const READERS = {
  'desktop, after resting on the link': deskReader('no-preference'),
  'the same, asking for less motion': deskReader('reduce'),
  'phone, 4× slower processor': phoneReader(false),
  'the same phone, slow 4G': phoneReader(true),
}

/** Runs in each page: when its largest content was painted, and when the click came that led away from it. */
function watch() {
  addEventListener('click', () => sessionStorage.setItem('left', String(performance.timeOrigin + performance.now())), {
    capture: true,
  })
  new PerformanceObserver((list) => {
    const painted = list.getEntries().at(-1)?.startTime ?? Number.NaN
    Object.assign(window, { painted: performance.timeOrigin + painted })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** How long a page is watched for something larger than what it painted first. */
const WATCHED_MS = 1200

/** Milliseconds from the click to the largest content of the next page. */
async function measureMove({ page, follow }: Reader, from: string, to: string): Promise<number> {
  await page.addInitScript(watch)
  await page.addInitScript(() => localStorage.setItem('consent-accepted', 'false'))
  await page.goto(from, { waitUntil: 'networkidle' })
  await follow(new URL(to).pathname)
  await page.waitForURL(to)
  await page.waitForFunction(() => 'painted' in window)
  await page.waitForTimeout(WATCHED_MS)
  return await page.evaluate(
    () => (window as unknown as { painted: number }).painted - Number(sessionStorage.getItem('left')),
  )
}

/** How long a reader who is on the site already waits for the next page, in its cache nothing but the page they are on. */
export async function benchMoves(folder: string, { runs = 5, write }: BenchOptions): Promise<void> {
  await using site = await startSite(`file:${join(folder, 'moves.db')}`)
  await using bare = await serveBareMove(folder)
  await using browser = await openBrowser()
  const rows: (string | number)[][] = []
  const measure = async (name: string, from: string, to: string) => {
    const row: (string | number)[] = [name]
    for (const open of Object.values(READERS)) {
      const waits: number[] = []
      for (let run = 0; run < runs; run += 1) {
        await using reader = await open(browser)
        waits.push(await measureMove(reader, from, to))
      }
      row.push(Math.round(median(waits)))
    }
    rows.push(row)
    console.log(`moves: ${row.join(', ')} ms`)
  }
  await measure('to a heading alone', `${bare.url}/`, `${bare.url}/heading`)
  for (const { from, to } of MOVES) await measure(`\`${from}\` to \`${to}\``, site.url + from, site.url + to)
  const table = tableOf(['LCP from the click, ms', ...Object.keys(READERS)], rows)
  console.log(table)
  if (write) writeTable('moves', table)
}
