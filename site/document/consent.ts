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
  // `require-trusted-types-for` accepts a script URL only from a Trusted Types policy.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(source) ?? source
  script.async = true
  document.head.append(script)
}

/** The cookie banner. Analytics loads only after a stored consent. Closing rejects. A button in the footer opens the banner again. */
export function setUpConsent(): void {
  const banner = document.getElementById('cookie-banner')
  if (!banner) return
  let opener: HTMLElement | undefined

  const carryOut = (answer: string | null) => {
    if (answer === 'true') loadAnalytics()
    // A running script cannot be unloaded.
    else if (isRunning) location.reload()
  }
  const close = (accepted: boolean) => {
    store(KEY, String(accepted))
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    // Focus returns to the button that opened the banner, or to the page.
    if (hadFocus) (opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
    opener = undefined
    carryOut(String(accepted))
  }

  banner.addEventListener('click', ({ target }) => {
    const answer = target instanceof HTMLElement && target.dataset.consent
    if (answer) close(answer === 'true')
  })
  banner.addEventListener('keydown', ({ key }) => {
    // Escape does not change an earlier answer.
    if (key === 'Escape') close(readStored(KEY) === 'true')
  })
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]')
  settings?.addEventListener('click', () => {
    opener = settings
    banner.hidden = false
    banner.focus()
  })
  // Another page may have stored an answer since this one went into the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    const answer = readStored(KEY)
    if (!persisted || answer === null) return
    if (!opener) banner.hidden = true
    carryOut(answer)
  })

  carryOut(readStored(KEY))
  const ask = () =>
    setTimeout(() => {
      if (readStored(KEY) === null) banner.hidden = false
    }, DELAY)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask)
}
