import { localeOf, localizedPath } from '../../contract/locale.ts'

/** 'Go back' on not-found screens: one page back where there is one, else the home page of the path's language. */
export function answerGoBack(): void {
  document.querySelector('[data-go-back]')?.addEventListener('click', () => {
    if (history.length > 1) history.back()
    else location.assign(localizedPath('/', localeOf(location.pathname)))
  })
}
