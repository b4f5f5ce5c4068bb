import { type Locale, localizedPath } from '../locale/paths.ts'

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
    link.addEventListener('pointerenter', aim)
    link.addEventListener('focus', aim)
    link.addEventListener('click', () => {
      aim()
      try {
        localStorage.setItem('ui-language', language)
      } catch {
        // The URL alone decides the language; the stored choice is only remembered for the offer line.
      }
    })
  }
}
