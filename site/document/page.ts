/** The script of every page: behaviour that HTML and CSS cannot provide and that does not need React. */
import { turnCarousels } from './carousel.ts'
import { showClocks, showOfficeStatus } from './clocks.ts'
import { setUpConsent } from './consent.ts'
import { setUpLanguageLinks, setUpLanguageOffer } from './language.ts'
import { setUpThemeMenu } from './theme.ts'

/** Milliseconds after which a page with `data-opens-at-top` scrolls to its top. */
const SCROLL_DELAY = 100
/** Milliseconds for which a copy button shows its confirmation. */
const CONFIRMATION = 3000

/** Popovers open by themselves and close on Escape and on a press outside. This closes them in the remaining cases. */
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
  // From this width on the links of the phone's menu stand in the header (`header.css`).
  matchMedia('(min-width: 64rem)').addEventListener('change', () => document.getElementById('site-menu')?.hidePopover())
}

/** The element that the URL's hash names; none for a hash that cannot be decoded, such as `#%E0%A4%A`. */
function linkedElement(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)))
  } catch {
    return null
  }
}

/** Opens the `<details>` that the URL's hash names or is inside of. */
function openLinkedDetails(): void {
  const target = linkedElement()
  const details = target?.closest('details')
  if (!target || !details) return
  details.open = true
  target.scrollIntoView()
}

/** Back and forward keep the reader's place, and a link to a part of the page leads there. */
function scrollToTop(): void {
  if (!document.querySelector('[data-opens-at-top]') || location.hash) return
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'back_forward') setTimeout(() => scrollTo({ top: 0, behavior: 'instant' }), SCROLL_DELAY)
}

/** Buttons that copy the text in `data-copy`, and say for a while whether it worked. */
function setUpCopyButtons(): void {
  const status = document.querySelector('[data-copy-status]')
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.textContent
    let timer: ReturnType<typeof setTimeout> | undefined
    const say = (text: string) => {
      button.textContent = text
      if (status) status.textContent = text === label ? '' : text
    }
    button.addEventListener('click', async () => {
      const { copy = '', copied = '', notCopied = '' } = button.dataset
      try {
        await navigator.clipboard.writeText(copy)
        say(copied)
      } catch {
        say(notCopied)
      }
      clearTimeout(timer)
      timer = setTimeout(() => say(label), CONFIRMATION)
    })
  }
}

/** Of the questions of one group a single one is open. The pressed one stays where it is while the one above it closes. */
function setUpAccordions(): void {
  for (const question of document.querySelectorAll<HTMLDetailsElement>('details[data-group]'))
    question.name = question.dataset.group ?? ''
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element && target.closest('summary')
    if (!summary) return
    const { top } = summary.getBoundingClientRect()
    requestAnimationFrame(() => scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' }))
  })
}

/** The call bar's link to the signup is not shown while a form is in view. */
function setUpCallBar(): void {
  const link = document.querySelector<HTMLElement>('#call-bar .button')
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    if (link) link.style.visibility = inView.size > 0 ? 'hidden' : ''
  })
  for (const form of document.querySelectorAll('.lead-form')) observer.observe(form)
}

// 'Go back' on not-found pages: the previous page, or the home page if there is none.
const goBack = document.querySelector('[data-go-back]')
goBack?.addEventListener('click', () => {
  if (history.length > 1) history.back()
  else goBack.closest('p')?.querySelector('a')?.click()
})

// F8 focuses the notifications region until the toaster is loaded and handles the key itself.
addEventListener('keydown', ({ code }) => {
  if (code === 'F8') document.querySelector<HTMLElement>('#notifications > section')?.focus()
})

setUpThemeMenu()
setUpLanguageLinks()
setUpLanguageOffer()
setUpMenus()
openLinkedDetails()
addEventListener('hashchange', openLinkedDetails)
scrollToTop()
setUpCopyButtons()
setUpAccordions()
setUpCallBar()
setUpConsent()
showOfficeStatus()
showClocks()
turnCarousels()
