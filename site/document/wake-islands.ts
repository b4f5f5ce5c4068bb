import { wakeOnTouch } from '../islands/wake-on-touch.ts'

/** The forms and the list of articles: React comes when somebody touches them. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) {
    wakeOnTouch(island, async () => (await import('../islands/wake-island.ts')).wakeIsland(island))
  }
}
