import {
  ERROR_LIST_ATTRIBUTE,
  errorId,
  type FormName,
  type FormOutcome,
  fieldId,
  formId,
  MESSAGE_ATTRIBUTE,
  outcomeId,
} from '../../../contract/form-markup.ts'

export type FormValue = string | boolean

export interface WrittenForm {
  values: Record<string, FormValue>
  errors: Record<string, string>
  /** How it went, when it was posted without script and the browser came back to the outcome's address. */
  outcome?: FormOutcome | undefined
  /** What the panel of a failure says: the form's own words, and after them what the server adds to its answer. */
  failure?: string | undefined
}

const OUTCOMES: readonly FormOutcome[] = ['sent', 'invalid', 'failed']

/**
 * What already stands in a form's HTML when its island wakes: text typed before that, or the values and errors of the
 * server's answer to a form posted without script. React must start from it, or it would empty the fields.
 */
export function readWrittenForm(form: FormName, empty: Record<string, FormValue>): WrittenForm {
  const written: WrittenForm = { values: { ...empty }, errors: {} }
  if (typeof document === 'undefined' || !document.getElementById(formId(form))) return written
  for (const [field, emptyValue] of Object.entries(empty)) {
    const control = document.getElementById(fieldId(form, field))
    if (control instanceof HTMLInputElement && typeof emptyValue === 'boolean') written.values[field] = control.checked
    else if (control && 'value' in control) written.values[field] = String(control.value)
    const error = document.getElementById(errorId(form, field))
    const message = error?.hidden === false && error.querySelector(`[${MESSAGE_ATTRIBUTE}]`)?.textContent
    if (message) written.errors[field] = message
  }
  const failed = document.getElementById(outcomeId(form, 'failed'))
  written.failure = failed?.querySelector(`[${MESSAGE_ATTRIBUTE}]`)?.textContent
  written.outcome = OUTCOMES.find((outcome) => location.hash === `#${outcomeId(form, outcome)}`)
  return written
}

/** What a panel says, to which the server adds when a form posted without script may be sent again. */
export const messageAttribute = { [MESSAGE_ATTRIBUTE]: '' }

/** The list of linked errors in the summary, which the server fills for forms posted without script. */
export const errorListAttribute = { [ERROR_LIST_ATTRIBUTE]: '' }
