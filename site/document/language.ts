import { type Locale, localizedPath } from '../../contract/locale.ts'
import { store } from './web-storage.ts'

const KEY = 'ui-language'

/**
 * The links to the other language lead to this page in it. Script adds what only the browser knows: query, hash and, on a not-found
 * page, the address that was asked for. The choice is stored for the language offer.
 */
export function setUpLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language as Locale
    const setTarget = () => {
      const { pathname, search, hash } = location
      link.href = localizedPath(pathname, language) + search + hash
    }
    // Before the press, so that a new tab gets it too.
    for (const event of ['pointerenter', 'focus']) link.addEventListener(event, setTarget)
    link.addEventListener('click', (event) => {
      setTarget()
      store(KEY, language)
      if (language === document.documentElement.lang) event.preventDefault()
    })
  }
}

/** 'Close' on the language offer: this page's language is the wanted one. */
export function setUpLanguageOffer(): void {
  const button = document.querySelector<HTMLElement>('[data-language-keep]')
  button?.addEventListener('click', () => {
    store(KEY, document.documentElement.lang)
    delete document.documentElement.dataset.offer
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
