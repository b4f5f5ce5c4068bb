import { afterPaint } from '../browser/after-paint.ts'
import { readStored, store } from '../browser/web-storage.ts'

const KEY = 'ui-theme'

const isNight = (choice: string) =>
  choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme:dark)').matches)

/** The theme choice of the header: shows what is stored, stores what is chosen, and has the page repainted. */
export function answerThemeChoice(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[name=theme]')
  /** What could not be stored and stands on this page, until another is stored than was then. */
  let unkept: { choice: string; stored: string | null } | undefined
  const show = () => {
    const stored = readStored(KEY)
    if (unkept?.stored !== stored) unkept = undefined
    const choice = unkept?.choice ?? stored
    // The first is light, which is what nothing stored means.
    const chosen = [...radios].find(({ value }) => value === choice) ?? radios[0]
    if (chosen) chosen.checked = true
    if (unkept) document.documentElement.dataset.theme = isNight(unkept.choice) ? 'dark' : 'light'
  }
  for (const radio of radios) {
    radio.addEventListener('change', async () => {
      // A browser that forbids storage, or whose room is full, still gets a theme for this page.
      const isKept = store(KEY, radio.value)
      unkept = isKept ? undefined : { choice: radio.value, stored: readStored(KEY) }
      // The mark in the menu first: to set the whole page anew takes longer than a finger should wait for an answer.
      await afterPaint()
      if (isKept) dispatchEvent(new Event('themechoice'))
      else show()
    })
  }
  // Another page may have chosen meanwhile.
  addEventListener('storage', show)
  show()
}
