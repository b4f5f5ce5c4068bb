/**
 * Asks again for a style sheet that did not come: at once, and then at each touch and whenever the device is back on the network. A
 * browser tries once alone, and the forms' fields are not seen without it. To be called when those of the page have come or failed,
 * as a deferred script is.
 */
export function askAgainForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('body link[rel=stylesheet]')) {
    if (!hasCome(link)) askFor(link)
  }
}

/** What did not come has no rules, and Chromium refuses to say even that. */
function hasCome({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

function askFor(failed: HTMLLinkElement): void {
  const again = failed.cloneNode() as HTMLLinkElement
  again.onerror = () => {
    const waiting = new AbortController()
    const ask = () => {
      waiting.abort()
      askFor(again)
    }
    for (const moment of ['pointerdown', 'focusin', 'online']) addEventListener(moment, ask, { signal: waiting.signal })
  }
  failed.replaceWith(again)
}
