import { readStored, store } from './web-storage.ts'

const KEY = 'consent-accepted'
/** Milliseconds from page load to the banner, if no answer is stored. */
const DELAY = 1000
/** The URL of the optional analytics script, set at build time. */
const source: string | undefined = import.meta.env.PUBLIC_ANALYTICS_SRC

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

let isRunning = false

/** Loads the analytics script once. Call it only after consent. */
function loadAnalytics(): void {
  if (!source || isRunning) return
  isRunning = true
  // The policy `require-trusted-types-for` accepts a script URL only from a Trusted Types policy.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('analytics', { createScriptURL: (url) => url })
  const script = document.createElement('script')
  script.src = policy?.createScriptURL(source) ?? source
  script.async = true
  document.head.append(script)
}

/** Sets up the cookie banner. Closing it rejects. A button in the footer opens it again. */
export function setUpConsent(): void {
  const banner = document.getElementById('cookie-banner')
  if (!banner) return
  let opener: HTMLElement | undefined

  const applyAnswer = (answer: string | null) => {
    if (answer === 'true') loadAnalytics()
    // A running script cannot be unloaded, so the page reloads.
    else if (isRunning) location.reload()
  }
  const close = (accepted: boolean) => {
    store(KEY, String(accepted))
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    // Focus returns to the button that opened the banner, or to the page.
    if (hadFocus) (opener ?? document.querySelector('main'))?.focus({ preventScroll: true })
    opener = undefined
    applyAnswer(String(accepted))
  }

  banner.addEventListener('click', ({ target }) => {
    const control = target instanceof Element && target.closest<HTMLElement>('[data-consent]')
    if (control) close(control.dataset.consent === 'true')
  })
  banner.addEventListener('keydown', ({ key }) => {
    // Escape keeps an earlier answer. Without an earlier answer, Escape rejects.
    if (key === 'Escape') close(readStored(KEY) === 'true')
  })
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]')
  settings?.addEventListener('click', () => {
    opener = settings
    banner.hidden = false
    banner.focus()
  })
  // Another page may have stored an answer while this page was in the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    const answer = readStored(KEY)
    if (!persisted || answer === null) return
    if (!opener) banner.hidden = true
    applyAnswer(answer)
  })

  applyAnswer(readStored(KEY))
  const scheduleBanner = () =>
    setTimeout(() => {
      if (readStored(KEY) === null) banner.hidden = false
    }, DELAY)
  if (document.readyState === 'complete') scheduleBanner()
  else addEventListener('load', scheduleBanner)
}
