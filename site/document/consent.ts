import { readStored, store } from './web-storage.ts'

const KEY = 'consent-accepted'
/** Milliseconds from the page's load to the banner, when no answer is stored. */
const DELAY = 1000
/** The optional analytics script, named when the site is built. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let isRunning = false

/** Loads the analytics script, once. Call it only after consent. */
function loadAnalytics(): void {
  if (!source || isRunning) return
  isRunning = true
  // The content security policy takes the address of a script only from a policy (require-trusted-types-for).
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(source) ?? source
  script.async = true
  document.head.append(script)
}

/** A running script cannot be unloaded, so the page is loaded again without it. */
function endAnalytics(): void {
  if (isRunning) location.reload()
}

/** The cookie banner. Nothing optional is loaded before a stored yes; closing is a no; the footer's button opens the banner again. */
export function setUpConsent(): void {
  const banner = document.getElementById('cookie-banner')
  if (!banner) return
  let opener: HTMLElement | undefined

  const carryOut = (answer: string | null) => {
    if (answer === 'true') loadAnalytics()
    else endAnalytics()
  }
  const close = (accepted: boolean) => {
    store(KEY, String(accepted))
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    // The keyboard goes on where the banner was opened, or with the page.
    if (hadFocus) (opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
    opener = undefined
    carryOut(String(accepted))
  }

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', () => close(button.dataset.consent === 'true'))
  }
  banner.addEventListener('keydown', ({ key }) => {
    // Escape leaves an earlier answer as it is.
    if (key === 'Escape') close(readStored(KEY) === 'true')
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.addEventListener('click', () => {
      opener = button
      banner.hidden = false
      banner.focus()
    })
  }
  // Before the page went into the browser's history it may have asked, or counted, what has been answered since.
  addEventListener('pageshow', ({ persisted }) => {
    const answer = readStored(KEY)
    if (!persisted || answer === null) return
    if (!opener) banner.hidden = true
    carryOut(answer)
  })

  if (readStored(KEY) === 'true') loadAnalytics()
  const ask = () =>
    setTimeout(() => {
      if (readStored(KEY) === null) banner.hidden = false
    }, DELAY)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask)
}
