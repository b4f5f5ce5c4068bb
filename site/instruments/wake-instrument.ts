import type { InstrumentName } from './instrument-names.ts'

/** Each is a function of its root element and its words, in a file of its own with what it alone needs. */
const instruments: Record<InstrumentName, () => Promise<(root: HTMLElement, words: never) => void | Promise<void>>> = {
  checker: async () => (await import('./checker/open-desk.ts')).openDesk,
}

/** Makes an instrument live: `data-instrument` names it, `data-words` says where its words are. Throws when offline. */
export async function wakeInstrument(root: HTMLElement): Promise<void> {
  const { instrument, words } = root.dataset
  const [start, answer] = await Promise.all([instruments[instrument as InstrumentName](), words && fetch(words)])
  if (answer && !answer.ok) throw new Error(`${words} answered ${answer.status}`)
  await start(root, (answer ? await answer.json() : undefined) as never)
  root.dataset.awake = ''
}
