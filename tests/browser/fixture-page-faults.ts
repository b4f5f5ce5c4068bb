import type { Browser, BrowserContext } from '@playwright/test'

/** Console messages that tell of something wrong. Violations of the content security policy come as errors, too. */
const FAULT_TYPES = new Set(['error', 'warning', 'assert'])

/** A request that the page itself gave up, by leaving or by starting a download, failed nobody. */
const GIVEN_UP = 'net::ERR_ABORTED'

function collectFrom(context: BrowserContext, faults: string[]): void {
  context.on('console', (message) => {
    if (!FAULT_TYPES.has(message.type())) return
    faults.push(`console ${message.type()}: ${message.text()} (${message.location().url || 'no file'})`)
  })
  context.on('weberror', (webError) => {
    const error = webError.error()
    faults.push(`uncaught: ${error.stack ?? error.message}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'no reason given'
    if (reason !== GIVEN_UP) faults.push(`failed request: ${request.method()} ${request.url()} (${reason})`)
  })
}

/**
 * Writes down, from now on, everything that goes wrong in any page of a browser, also in contexts a test opens itself.
 *
 * @returns what has gone wrong so far, in the words of the browser, and a way to stop
 */
export function collectFaults(browser: Browser): { readonly faults: readonly string[]; readonly stop: () => void } {
  const faults: string[] = []
  const onContext = (context: BrowserContext) => collectFrom(context, faults)
  browser.contexts().forEach(onContext)
  browser.on('context', onContext)
  return { faults, stop: () => browser.off('context', onContext) }
}
