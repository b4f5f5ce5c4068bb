import { type FormName, fieldId } from '../../../contract/form-markup.ts'
import { type Draft, goneOn, isBehind, isEmpty, isSame, NO_DRAFT, readDraft, type Texts, textsOf } from './draft.ts'
import type { Told } from './lead-form-words.ts'
import { mayBeRestored } from './may-be-restored.ts'
import { type FormValue, readWrittenForm } from './written-form.ts'

type Values = Record<string, FormValue>

/** The form with the draft's texts in those of its fields that are empty. */
export const filledIn = (values: Values, { values: kept }: { values: Texts }): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === '' ? (kept[field] ?? '') : value]),
  )

/**
 * From what a form goes on when its script wakes: what somebody has typed by then, the server has written or a link has chosen, and in
 * the other fields the draft. What has arrived without script is a draft no longer.
 */
export function startOf(name: FormName, empty: Values, failure: Told) {
  const found = readWrittenForm(name, empty)
  const isSent = found.outcome === 'sent'
  const draft: Draft = (isSent ? undefined : readDraft(name)) ?? NO_DRAFT
  const texts = textsOf(found.values)
  const isLeftBehind = isBehind(texts, draft) && !isSame(texts, draft.values) && mayBeRestored()
  return {
    written: { ...found, values: isLeftBehind ? found.values : filledIn(found.values, draft) },
    draft: goneOn(draft),
    /** What stood in the form before. */
    found: found.values,
    /** The browser has put it back, and another page of the tab has gone on from it: the draft takes its place. */
    isLeftBehind,
    /** Somebody has typed again after the outcome that is in the address. */
    typedAgain: isSent && !isEmpty(texts),
    /** What the panel of a failure says: the form's own words, or those of the server's answer. */
    failure: { ...failure, text: found.failure ?? failure.text },
  }
}

/** Says of each choice that is not the same any more that it was made, as a person's is: the page shows it in other places, too. */
export function tellChoices(name: FormName, before: Values): void {
  for (const field of Object.keys(before)) {
    const control = document.getElementById(fieldId(name, field))
    if (control instanceof HTMLSelectElement && control.value !== before[field])
      control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
