import { readStored, store } from '../../browser/web-storage.ts'

/** Under which name the draft is kept where somebody asked for it; `data-kept` of the desk says it to what wakes the desk. */
export const KEPT_DRAFT = 'krajai-checker-draft'

/** The draft that was kept, or nothing. */
export const keptDraft = () => readStored(KEPT_DRAFT)

/** Keeps the draft. @returns whether it is kept: a private window or a full disk keeps nothing */
export const keepDraft = (text: string) => store(KEPT_DRAFT, text)

export const forgetDraft = () => store(KEPT_DRAFT, null)

/** Where the tab has the draft while its page is loaded anew: what wakes the desk, which is no island and has no name, looks there, too. */
const CARRIED = 'krajai-draft-'

/** Carries the draft over to the page that comes in this one's place. */
export const carryDraft = (text: string) => store(CARRIED, text || null, 'sessionStorage')

/** The draft that was carried over, once. */
export function takeCarriedDraft(): string | null {
  const text = readStored(CARRIED, 'sessionStorage')
  store(CARRIED, null, 'sessionStorage')
  return text
}
