/** The theme choice of the header: shows what is stored, stores what is chosen, and has the page repainted. */
const THEMES = ['light', 'dark', 'system']

function stored(): string {
  try {
    const choice = localStorage.getItem('ui-theme')
    return choice && THEMES.includes(choice) ? choice : 'light'
  } catch {
    // A browser that forbids storage still gets a theme for this page.
    return 'light'
  }
}

/** The paper's other edition comes as one sheet (`styles/turned.css`); at once where that is not wanted or not known. */
function layEdition(show: () => void): void {
  const root = document.documentElement
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion:reduce)').matches) {
    show()
    return
  }
  root.dataset.turning = ''
  const laid = document.startViewTransition(show)
  // A transition that the browser skips has shown the edition all the same.
  laid.ready.catch(() => undefined)
  laid.finished.finally(() => delete root.dataset.turning)
}

export function answerThemeChoice(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[name=theme]')
  const show = () => {
    for (const radio of radios) radio.checked = radio.value === stored()
  }
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      try {
        localStorage.setItem('ui-theme', radio.value)
      } catch {
        const night =
          radio.value === 'dark' || (radio.value === 'system' && matchMedia('(prefers-color-scheme:dark)').matches)
        document.documentElement.dataset.theme = night ? 'dark' : 'light'
        return
      }
      layEdition(() => dispatchEvent(new Event('themechoice')))
    })
  }
  // Another tab may have chosen meanwhile.
  addEventListener('storage', show)
  show()
}
