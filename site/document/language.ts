import { type Locale, localizedPath } from '../../contract/locale.ts'
import { readStored, store } from '../browser/web-storage.ts'

const KEY = 'ui-language'

/** The URL alone decides the language; the choice is only remembered for the offer line. */
const remember = (language: Locale) => store(KEY, language)

/**
 * The language links as built lead to this page in the other language. Script adds what only the browser knows:
 * query and hash, and on a not-found page the address that was asked for. The choice is kept under `ui-language`.
 */
export function answerLanguageSwitch(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language as Locale
    const aim = () => {
      const { pathname, search, hash } = location
      link.href = localizedPath(pathname, language) + search + hash
    }
    // Also for those who open the link in a new tab: aimed before the press, not only at it.
    for (const sign of ['pointerenter', 'focus', 'click']) link.addEventListener(sign, aim)
    link.addEventListener('click', () => remember(language))
  }
}

/** 'Close' on the offer line: this page's language is the one that is wanted. */
export function answerLanguageOffer(): void {
  const keep = document.querySelector<HTMLElement>('[data-language-keep]')
  if (!keep) return
  const language = keep.dataset.languageKeep as Locale
  const close = () => {
    const hadFocus = keep.parentElement?.contains(document.activeElement)
    delete document.documentElement.dataset.offer
    // Where it stood there is nothing now: the page itself takes over.
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
  }
  keep.addEventListener('click', () => {
    remember(language)
    close()
  })
  // Closed on another page. It is never opened so: the page would move under its reader.
  addEventListener('storage', () => {
    if (readStored(KEY) === language) close()
  })
}
