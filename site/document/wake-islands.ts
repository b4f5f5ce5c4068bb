import { wakeOnTouch } from '../islands/wake-on-touch.ts'

/** The forms, the list of articles and the tools: what makes them live comes when somebody touches them. */
export function wakeIslands(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-island],[data-instrument]')) {
    wakeOnTouch(part, async () =>
      part.dataset.island
        ? (await import('../islands/wake-island.ts')).wakeIsland(part)
        : (await import('../instruments/wake-instrument.ts')).wakeInstrument(part),
    )
  }
}
