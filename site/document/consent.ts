import { endAnalytics, loadAnalytics } from './analytics.ts'
import { readStored, store } from './web-storage.ts'

const KEY = 'consent-accepted'
/** Milliseconds from the page's load to the banner, when no answer is stored. */
const DELAY = 1000

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
