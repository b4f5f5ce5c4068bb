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

export interface Draft {
  values: Record<string, string>
  attempt?: Attempt
}

/** The values of a form that are kept: texts and choices. Not the consent, which is given each time, and not the trap field. */
export const textsOf = (values: Record<string, FormValue | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '' && entry[0] !== TRAP_FIELD,
    ),
  )

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** What was typed into a form in this tab and has not arrived yet, in whichever language of the site. */
export function readDraft(form: FormName): Draft {
  try {
    const draft: unknown = JSON.parse(readStored(draftKey(form), 'sessionStorage') ?? '{}')
    if (!isObject(draft) || !isTexts(draft.values)) return { values: {} }
    const { key, sent } = isTexts(draft.attempt) ? draft.attempt : {}
    return { values: draft.values, ...(key && sent && { attempt: { key, sent } }) }
  } catch {
    // Not what this module wrote.
    return { values: {} }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Keeps what is typed until the tab is closed or the form has arrived. A form with nothing in it keeps nothing. */
export function keepDraft(form: FormName, values: Record<string, FormValue | undefined>, attempt?: Attempt) {
  const draft: Draft = { values: textsOf(values), ...(attempt && { attempt }) }
  const isEmpty = Object.keys(draft.values).length === 0
  store(draftKey(form), isEmpty ? null : JSON.stringify(draft), 'sessionStorage')
}
