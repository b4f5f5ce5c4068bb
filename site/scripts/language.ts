import { FORM_NAMES, FORM_PATHS, formId } from '../../contract/form-markup.ts'
import { type Locale, localizedPath } from '../../contract/locale.ts'
import { store } from './web-storage.ts'

const KEY = 'ui-language'

/**
 * Adds the current query and hash to the language links. On a not-found page it also sets the requested path. A click stores the
 * language for the language offer.
 */
export function setUpLanguageLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const language = link.dataset.language as Locale
    const setTarget = () => {
      const { pathname, search, hash } = location
      // The page of a refused form has the address of the form.
      const form = FORM_NAMES.find((name) => FORM_PATHS[name] === pathname)
      link.href = form
        ? `${localizedPath('/', language)}#${formId(form)}`
        : localizedPath(pathname, language) + search + hash
    }
    // Sets the URL before the click, because a link opened in a new tab causes no click event.
    for (const event of ['pointerenter', 'focus']) link.addEventListener(event, setTarget)
    link.addEventListener('click', (event) => {
      setTarget()
      store(KEY, language)
      // Not `html lang`, which a browser's translation changes.
      if (link.hasAttribute('aria-current')) event.preventDefault()
    })
  }
}

/** Closing the language offer stores this page's language as the choice. */
export function setUpLanguageOffer(): void {
  const button = document.querySelector<HTMLElement>('[data-language-keep]')
  button?.addEventListener('click', () => {
    store(KEY, button.dataset.languageKeep ?? '')
    delete document.documentElement.dataset.offer
    document.querySelector('main')?.focus({ preventScroll: true })
  })
}
