import { readStored, store } from './web-storage.ts'

const KEY = 'ui-theme'

/** Sets up the theme menu. `before-paint-script.ts` applies the stored theme before the first paint. */
export function setUpThemeMenu(): void {
  const root = document.documentElement
  const bar = document.querySelector<HTMLMetaElement>('[name=theme-color]')
  const radios = document.querySelectorAll<HTMLInputElement>('[name=theme]')
  const night = matchMedia('(prefers-color-scheme: dark)')
  let choice = 'light'
  const show = () => {
    const theme = choice === 'dark' || (choice === 'system' && night.matches) ? 'dark' : 'light'
    root.dataset.theme = theme
    if (bar) bar.content = bar.dataset[theme] ?? ''
    for (const radio of radios) radio.checked = radio.value === choice
  }
  const showStored = () => {
    choice = readStored(KEY) ?? choice
    show()
  }
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      choice = radio.value
      // If the browser blocks storage, the choice applies to this page only.
      store(KEY, choice)
      // The browser paints the press first, because a slow phone needs 300 ms to style the page again.
      setTimeout(show)
    })
  }
  night.addEventListener('change', show)
  // A page restored from the back/forward cache may have another theme.
  addEventListener('pageshow', showStored)
  showStored()
}
