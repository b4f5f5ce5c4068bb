import { type FormName, TRAP_FIELD } from '../../../contract/form-markup.ts'
import { readStored, store } from '../../browser/web-storage.ts'
import { draftKey } from './draft-key.ts'
import type { FormValue } from './written-form.ts'

/** A submission that may or may not have arrived. Sent again unchanged, it has to be the same request. */
export interface Attempt {
  /** Its `Idempotency-Key`. */
  key: string
  /** What was sent and in which language, to see whether anything was changed since. */
  sent: string
}

/** The texts and choices of a form, by field. */
export type Texts = Record<string, string>

/** The newest state of a form in this tab: what was typed and has not arrived yet, in whichever language of the site. */
export interface Draft {
  values: Texts
  attempt?: Attempt | undefined
  /** The sums of the states from which another page of the tab has gone on: a page that comes back with one is behind. */
  past: string[]
  /** It is empty because it has arrived. */
  sent: boolean
}

export const NO_DRAFT: Draft = { values: {}, past: [], sent: false }

/** The values of a form that are kept: texts and choices. Not the consent, which is given each time, and not the trap field. */
export const textsOf = (values: Record<string, FormValue | undefined>): Texts =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '' && entry[0] !== TRAP_FIELD,
    ),
  )

export const isEmpty = (texts: Texts) => Object.keys(texts).length === 0

const written = (texts: Texts) => JSON.stringify(Object.entries(texts).sort())

export const isSame = (texts: Texts, others: Texts) => written(texts) === written(others)

/** A number by which a state is known again, and from which nothing typed can be read (FNV-1a, 32 bits). */
function sumOf(texts: Texts): string {
  let sum = 0x811c9dc5
  for (const character of written(texts)) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** Whether the tab has gone on from these texts. Of what was never in a draft, or is not known any more, it has not. */
export const isBehind = (texts: Texts, { past }: Draft) => past.includes(sumOf(texts))

/** The draft as a page goes on from it: its state now is one of the past. */
export const goneOn = (draft: Draft): Draft =>
  isEmpty(draft.values) ? draft : { ...draft, past: [...new Set([...draft.past, sumOf(draft.values)])] }

/** What is left in the tab of a draft that has arrived. */
export const arrived = (draft: Draft): Draft => ({ values: {}, past: goneOn(draft).past, sent: true })

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isTexts = (value: unknown): value is Texts =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string')

/** The draft that the tab keeps. None where nothing has been typed, or the browser keeps nothing. */
export function readDraft(form: FormName): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(readStored(draftKey(form), 'sessionStorage') ?? 'null')
    if (!isObject(draft) || !isTexts(draft.values)) return undefined
    const { key, sent } = isTexts(draft.attempt) ? draft.attempt : {}
    const past = Array.isArray(draft.past) ? draft.past.filter((sum) => typeof sum === 'string') : []
    return { values: draft.values, past, sent: draft.sent === true, ...(key && sent && { attempt: { key, sent } }) }
  } catch {
    // Not what this module wrote.
    return undefined
  }
}

/** Keeps a draft until the tab is closed. One with nothing in it keeps nothing. */
export function keepDraft(form: FormName, draft: Draft): void {
  const nothing = isEmpty(draft.values) && draft.past.length === 0
  const isKept = store(draftKey(form), nothing ? null : JSON.stringify(draft), 'sessionStorage')
  // Storage that is full keeps no older state in its place: that would be shown as the newest.
  if (!isKept) store(draftKey(form), null, 'sessionStorage')
}
