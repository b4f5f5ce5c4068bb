/** The script of every page, for behavior that needs JavaScript but not React. */
import { setUpCarousels } from './carousel.ts'
import { showClocks, showOfficeStatus } from './clocks.ts'
import { setUpConsent } from './consent.ts'
import { setUpLanguageLinks, setUpLanguageOffer } from './language.ts'
import { chooseLinkedPlan } from './linked-plan.ts'
import { setUpThemeMenu } from './theme.ts'

/** Milliseconds after which a page with `data-opens-at-top` scrolls to its top. */
const SCROLL_DELAY = 100
/** Milliseconds for which a copy button shows its confirmation. */
const CONFIRMATION = 3000

/** Closes menus after a click on a link and when the focus leaves them. The browser handles Escape and clicks outside. */
function setUpMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) menu.hidePopover()
    })
    // An open menu would cover the next focused element.
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      const opener = document.querySelector(`[popovertarget="${menu.id}"]`)
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget) && relatedTarget !== opener) menu.hidePopover()
    })
  }
  // At this breakpoint the links move from the menu to the header (`header.css`).
  matchMedia('(min-width: 64rem)').addEventListener('change', () => document.getElementById('site-menu')?.hidePopover())
}

/** Returns the element that the URL's hash names. Returns null for a malformed hash such as `#%E0%A4%A`. */
function getLinkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the `<details>` that is or contains the element of the URL's hash. */
function openLinkedDetails(): void {
  const target = getLinkedElement()
  const details = target?.closest('details')
  if (!target || !details) return
  details.open = true
  target.scrollIntoView()
}

/** Scrolls a page with `data-opens-at-top` to its top, except after back or forward and for a URL with a hash. */
function scrollToTop(): void {
  if (!document.querySelector('[data-opens-at-top]') || location.hash) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'back_forward') setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY)
}

/** Sets up buttons that copy the text in `data-copy` and then show a confirmation. */
function setUpCopyButtons(): void {
  const status = document.querySelector('[data-copy-status]')
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.textContent
    let timer: ReturnType<typeof setTimeout> | undefined
    const showText = (text: string) => {
      button.textContent = text
      if (status) status.textContent = text === label ? '' : text
    }
    button.addEventListener('click', async () => {
      const { copy = '', copied = '', notCopied = '' } = button.dataset
      try {
        await navigator.clipboard.writeText(copy)
        showText(copied)
      } catch {
        showText(notCopied)
      }
      clearTimeout(timer)
      timer = setTimeout(() => showText(label), CONFIRMATION)
    })
  }
}

/** Allows one open question per group. Scrolls, so that a clicked question keeps its position when one above it closes. */
function setUpAccordions(): void {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('details[data-group]'))
    question.name = question.dataset.group ?? ''
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null
    const details = summary?.closest('details')
    if (!summary || !details) return
    // The browser would open it after this listener. Opened here, it opens and scrolls in one step.
    event.preventDefault()
    const { top } = summary.getBoundingClientRect()
    details.open = !details.open
    scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

/**
 * Repeats a press after hydration if the island of the control was not hydrated yet. Marks islands that cannot be loaded, so that their
 * controls are not shown (`base.css`).
 */
function setUpIslands(): void {
  document.addEventListener('click', (event) => {
    const control = event.target instanceof Element ? event.target.closest('button') : null
    const island = control?.closest('astro-island[ssr]')
    if (!island || !control?.closest('.needs-script')) return
    event.preventDefault()
    island.addEventListener('astro:hydrate', () => control.click(), { once: true })
  })
  document.addEventListener('astro:hydration-error', ({ target }) => {
    if (target instanceof HTMLElement) target.dataset.failed = ''
  })
}

/** Hides the signup link of the call bar while a form is in view. */
function setUpCallBar(): void {
  const link = document.querySelector<HTMLElement>('#call-bar .button')
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    if (link) link.style.visibility = inView.size > 0 ? 'hidden' : ''
  })
  for (const form of document.querySelectorAll('.lead-form')) observer.observe(form)
}

// 'Go back' on not-found pages opens the previous page, or the home page if there is none.
const goBack = document.querySelector('[data-go-back]')
goBack?.addEventListener('click', () => {
  if (history.length > 1) history.back()
  else goBack.closest('p')?.querySelector('a')?.click()
})

// Shows the whole focused text area, because Chromium scrolls only to its first line.
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLTextAreaElement) target.scrollIntoView({ block: 'nearest', behavior: 'instant' })
})

// F8 focuses the notifications region. After the toaster is loaded, the toaster handles the key.
addEventListener('keydown', ({ code }) => {
  if (code === 'F8') document.querySelector<HTMLElement>('#notifications > section')?.focus()
})

// Browsers before Chrome 114, Firefox 125 and Safari 17 have no popovers, so they load them.
if (!('popover' in HTMLElement.prototype)) void import('@oddbird/popover-polyfill')
setUpThemeMenu()
setUpLanguageLinks()
setUpLanguageOffer()
chooseLinkedPlan()
setUpMenus()
openLinkedDetails()
addEventListener('hashchange', openLinkedDetails)
scrollToTop()
setUpCopyButtons()
setUpAccordions()
setUpIslands()
setUpCallBar()
setUpConsent()
showOfficeStatus()
showClocks()
setUpCarousels()
// Shows the controls that need this script (`base.css`).
document.documentElement.dataset.ready = ''
