import { wakeOnTouch } from '../islands/wake-on-touch.ts'

/**
 * The forms, the list of articles and the tools: what makes them live comes when somebody touches them.
 *
 * A form that a browser's translator has been through by then is left to the browser: React knows only the words that it has written,
 * and would put others in the place of fields in which somebody types.
 */
export function wakeIslands(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-island],[data-instrument]')) {
    const text = part.textContent
    wakeOnTouch(part, async () => {
      if (!part.dataset.island) return (await import('../instruments/wake-instrument.ts')).wakeInstrument(part)
      // Asked here, too, so that nothing is loaded for it.
      if (part.textContent !== text && part.querySelector('form')) throw new Error('translated')
      return (await import('../islands/wake-island.ts')).wakeIsland(part, text)
    })
  }
}
