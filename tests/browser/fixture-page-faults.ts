import type { Browser, BrowserContext } from '@playwright/test'

/** Console messages that count as faults. Content security policy violations are errors too. */
const FAULT_TYPES = new Set(['error', 'warning', 'assert'])

/** Requests aborted by navigation or by a download are not faults. */
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
    // A page that was fetched ahead, but was not found, is asked for again when someone goes there.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return
    if (reason !== GIVEN_UP) faults.push(`failed request: ${request.method()} ${request.url()} (${reason})`)
  })
}

/**
 * Records every fault in any page of a browser from now on, also in contexts that a test opens itself.
 *
 * @returns the faults so far, as the browser reports them, and a function that stops recording
 */
export function collectFaults(browser: Browser): { readonly faults: readonly string[]; readonly stop: () => void } {
  const faults: string[] = []
  const onContext = (context: BrowserContext) => collectFrom(context, faults)
  browser.contexts().forEach(onContext)
  browser.on('context', onContext)
  return { faults, stop: () => browser.off('context', onContext) }
}
