import { type Locale, localizedPath } from '../../contract/locale.ts'
import { store } from './web-storage.ts'

const KEY = 'ui-language'

/**
 * Links to the other language lead to the same page. The script adds what only the browser knows: query, hash and, on a not-found
 * page, the requested path. It stores the choice for the language offer.
 */
export function setUpLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language as Locale
    const setTarget = () => {
      const { pathname, search, hash } = location
      link.href = localizedPath(pathname, language) + search + hash
    }
    // Updated before the click, so that a new tab gets the full URL too.
    for (const event of ['pointerenter', 'focus']) link.addEventListener(event, setTarget)
    link.addEventListener('click', (event) => {
      setTarget()
      store(KEY, language)
      if (language === document.documentElement.lang) event.preventDefault()
    })
  }
}

/** Closing the language offer stores this page's language as the choice. */
export function setUpLanguageOffer(): void {
  const button = document.querySelector<HTMLElement>('[data-language-keep]')
  button?.addEventListener('click', () => {
    store(KEY, document.documentElement.lang)
    delete document.documentElement.dataset.offer
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
