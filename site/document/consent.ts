/**
 * The cookie banner. Nothing optional is loaded before a stored yes; closing is a no; the footer's button opens the
 * banner again, so that consent is withdrawn as easily as given. An answer holds on every page that is open, or kept by the browser.
 */
import { readStored, store } from '../browser/web-storage.ts'
import { endAnalytics, loadAnalytics } from './analytics.ts'

const KEY = 'consent-accepted'
/** How long after the page has loaded the banner appears, in milliseconds, when nothing is stored. */
const DELAY = 1000

const stored = () => readStored(KEY)

export function askForConsent(): void {
  const banner = document.getElementById('cookie-banner')
  if (!banner) return
  let opener: HTMLElement | undefined
  let known = stored()

  // The banner stands on the call bar (`site/sections/bars/bars.css`), or in its place while somebody fills in a form.
  const bar = document.getElementById('call-bar')
  // What both cover, the page's end, its toasts and whatever takes the focus keep clear of. Set on these alone: a property
  // that all of the page inherits would have all of it computed anew.
  const toasts = document.getElementById('notifications')
  const covering = new ResizeObserver(() => {
    const covers = getComputedStyle(banner).position === 'fixed' && banner.offsetHeight
    banner.style.bottom = bar?.hidden ? '0' : ''
    const room = covers ? `${covers + (bar?.offsetHeight ?? 0)}px` : ''
    document.body.style.paddingBottom = room
    document.documentElement.style.scrollPaddingBottom = room && `calc(${room} + 1rem)`
    if (toasts) toasts.style.bottom = room
  })
  const show = () => {
    banner.hidden = false
    // From its first showing on: most visits have answered before, and need not be watched.
    covering.observe(banner)
    if (bar) covering.observe(bar)
  }
  const carryOut = (accepted: boolean) => {
    known = stored()
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    if (hadFocus && opener) opener.focus()
    // Who answered by keyboard goes on with the page, not from its very beginning.
    else if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
    opener = undefined
    if (accepted) loadAnalytics()
    else endAnalytics()
  }
  const answer = (accepted: boolean) => {
    // Without storage the answer holds for this page only.
    store(KEY, String(accepted))
    carryOut(accepted)
  }

  for (const button of banner.querySelectorAll<HTMLElement>('[data-consent]')) {
    button.addEventListener('click', () => answer(button.dataset.consent === 'true'))
  }
  // Escape closes, and closing is a no; an answer given before stays as it is.
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') answer(stored() === 'true')
  })
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookie-settings]')) {
    button.addEventListener('click', () => {
      opener = button
      show()
      banner.focus()
    })
  }
  // Answered on another page. Opened to be answered anew, the banner stays open until then.
  addEventListener('storage', () => {
    if (stored() !== known) carryOut(stored() === 'true')
  })
  if (known === 'true') loadAnalytics()
  if (known !== null) return
  const ask = () =>
    setTimeout(() => {
      // Another tab, or the footer's button, may have been quicker.
      if (stored() === null) show()
    }, DELAY)
  if (document.readyState === 'complete') ask()
  else addEventListener('load', ask)
}
