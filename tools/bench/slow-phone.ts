import { type Browser, chromium, devices, type Page } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, requireChromium } from '../chromium.ts'

/** As Lighthouse slows a page down for real (`devtools`): a slow 4G connection and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }

/** Chromium with nothing of its own going on. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: requireChromium(), args: [...CHROMIUM_ARGUMENTS] })

export interface SlowPhone extends AsyncDisposable {
  page: Page
  /** What the browser counts of a page: `LayoutCount`, and durations in seconds. */
  metrics(): Promise<ReadonlyMap<string, number>>
}

interface Slowness {
  /** How many times slower the processor is. */
  processor: number
  /** Whether the network is slow, too. */
  network: boolean
}

/** A phone that has never seen the site. */
export async function openSlowPhone(browser: Browser, { processor, network }: Slowness): Promise<SlowPhone> {
  const context = await browser.newContext({ ...devices['Moto G4'], viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor })
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  return {
    page,
    async metrics() {
      const { metrics } = await session.send('Performance.getMetrics')
      return new Map(metrics.map(({ name, value }) => [name, value]))
    },
    [Symbol.asyncDispose]: () => context.close(),
  }
}
