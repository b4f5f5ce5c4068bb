import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { dist } from '../dist.ts'
import { floorOf } from './floor.ts'
import { serveFolder } from './folder-server.ts'
import { median } from './load.ts'
import type { BenchOptions } from './options.ts'
import { tableOf, writeTable } from './performance-table.ts'
import { openBrowser, openSlowPhone } from './slow-phone.ts'

/** One page of each kind. */
const PAGES = [
  '/',
  '/services/global-distribution',
  '/pricing/1',
  '/faq',
  '/blog',
  '/blog/headline-that-survives-translation',
  '/thai-news-distribution',
  '/about',
  '/media-kit',
  '/terms',
]

/** How long a page is watched after it has loaded: what comes a second later, as the cookie banner does, belongs to it. */
const WATCHED_MS = 2500

interface Seen {
  /** Milliseconds from the request. */
  fcp: number
  lcp: number
  shift: number
  /** Of the tasks behind the first paint, what goes beyond 50 ms each. */
  blocked: number
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] as { start: number; duration: number }[] }
  Object.assign(window, { seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true })
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, duration }))
}

const seenOn = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: Omit<Seen, 'blocked'> & { tasks: { start: number; duration: number }[] }
    }
    const behind = seen.tasks.filter(({ start, duration }) => start + duration > seen.fcp)
    return { ...seen, blocked: behind.reduce((sum, { duration }) => sum + duration - 50, 0) }
  })

async function measurePage(browser: Browser, url: string) {
  await using phone = await openSlowPhone(browser, { processor: 4, network: true })
  const { page, metrics } = phone
  await page.addInitScript(watch)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(WATCHED_MS)
  const [seen, counted, elements] = [await seenOn(page), await metrics(), await page.locator('*').count()]
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const milliseconds = (name: string) => (counted.get(name) ?? Number.NaN) * 1000
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    blocked: seen.blocked,
    shift: seen.shift,
    styleAndLayout: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
    mainThread: milliseconds('TaskDuration'),
    layouts: counted.get('LayoutCount') ?? Number.NaN,
    styles: counted.get('RecalcStyleCount') ?? Number.NaN,
    elements,
    kilobytes: bytes / 1000,
  }
}

type Figures = Awaited<ReturnType<typeof measurePage>>

const COLUMNS: Record<keyof Figures, { heading: string; digits: number }> = {
  fcp: { heading: 'FCP, ms', digits: 0 },
  lcp: { heading: 'LCP, ms', digits: 0 },
  blocked: { heading: 'blocked, ms', digits: 0 },
  shift: { heading: 'shift', digits: 3 },
  styleAndLayout: { heading: 'style and layout, ms', digits: 0 },
  mainThread: { heading: 'main thread, ms', digits: 0 },
  layouts: { heading: 'layouts', digits: 0 },
  styles: { heading: 'style recalculations', digits: 0 },
  elements: { heading: 'elements', digits: 0 },
  kilobytes: { heading: 'kB', digits: 1 },
}

/** Writes the floor of each page where it would lie on a site of floors. */
function writeFloors(folder: string) {
  for (const path of PAGES) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, floorOf(readFileSync(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')))
  }
}

/**
 * Each kind of page in both languages on a slow phone, beneath it the floor that the same text has without style and script, and
 * beside it the home pages of others: one server, one browser, all in turn.
 */
export async function benchPages(folder: string, { runs = 5, peers, write }: BenchOptions): Promise<void> {
  const floors = join(folder, 'floors')
  writeFloors(floors)
  await using served = new AsyncDisposableStack()
  const serve = async (root: string) => served.use(await serveFolder(root))
  const [ours, floor] = [await serve(dist), await serve(floors)]
  const others = await Promise.all([...peers].map(async ([name, root]) => ({ name, ...(await serve(root)) })))
  await using browser = await openBrowser()
  const measured: { name: string; url: string; runs: Figures[] }[] = [
    ...PAGES.flatMap((path) => [
      { name: `\`${path}\``, url: ours.url + path, runs: [] },
      { name: `\`/th${path === '/' ? '' : path}\``, url: `${ours.url}/th${path === '/' ? '' : path}`, runs: [] },
      { name: 'its text alone', url: floor.url + path, runs: [] },
    ]),
    ...others.map(({ name, url }) => ({ name, url: `${url}/`, runs: [] })),
  ]
  for (let run = 0; run < runs; run += 1) {
    for (const each of measured) each.runs.push(await measurePage(browser, each.url))
    console.log(`pages: run ${run + 1} of ${runs}`)
  }
  const keys = Object.keys(COLUMNS) as (keyof Figures)[]
  const table = tableOf(
    ['', ...keys.map((key) => COLUMNS[key].heading)],
    measured.map((each) => [
      each.name,
      ...keys.map((key) => median(each.runs.map((figures) => figures[key])).toFixed(COLUMNS[key].digits)),
    ]),
  )
  console.log(table)
  if (write) writeTable('pages', table)
}
