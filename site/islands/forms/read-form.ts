import { errorId, type FormName, fieldId, MESSAGE_ATTRIBUTE, outcomeId } from '../../../contract/form-markup.ts'

export type FormValue = string | boolean

interface FormStart {
  values: Record<string, FormValue>
  /** The server's errors, in the shape of react-hook-form. */
  errors: Record<string, { type: 'server'; message: string }>
  /** The outcome of a form posted without script. */
  outcome?: 'sent' | 'failed' | undefined
  failure?: string | undefined
}

/**
 * Reads the form's HTML at hydration: values typed before the script loaded, and errors that the server wrote into a refused form.
 * React uses both as its initial state. Otherwise it would empty the fields.
 *
 * @param initial the values of empty fields
 */
export function readForm(form: FormName, initial: Record<string, FormValue>): FormStart {
  const start: FormStart = { values: { ...initial }, errors: {} }
  if (typeof document === 'undefined') return start
  const messageIn = (id: string) => {
    const element = document.getElementById(id)
    return element?.querySelector(`[${MESSAGE_ATTRIBUTE}]`)?.textContent
  }
  for (const [field, value] of Object.entries(initial)) {
    const control = document.getElementById(fieldId(form, field))
    if (control instanceof HTMLInputElement && typeof value === 'boolean') start.values[field] = control.checked
    else if (control && 'value' in control) start.values[field] = String(control.value) || value
    const message = messageIn(errorId(fieldId(form, field)))
    if (message) start.errors[field] = { type: 'server', message }
  }
  const failedId = outcomeId(form, 'failed')
  start.failure = messageIn(failedId)
  if (location.hash === `#${outcomeId(form, 'sent')}`) start.outcome = 'sent'
  if (document.getElementById(failedId)?.hidden === false) start.outcome = 'failed'
  return start
}
