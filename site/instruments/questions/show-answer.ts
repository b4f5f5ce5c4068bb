import {
  type Answer,
  LINK_ATTRIBUTE,
  PART_ATTRIBUTE,
  type QuestionName,
  TEXT_ATTRIBUTE,
  UNANSWERED_ATTRIBUTE,
} from '../../../contract/answers/answer.ts'
import { errorId, fieldId, MESSAGE_ATTRIBUTE, PREFIX_ATTRIBUTE } from '../../../contract/form-markup.ts'

type Control = HTMLInputElement | HTMLSelectElement

/** The elements of a form that have a name, by it. */
function controlsOf(root: HTMLElement): Control[] {
  return [...root.querySelectorAll<Control>('form [name]')]
}

/** Puts what an address asked into the fields, a place too that is not in the list. */
export function fillFields(root: HTMLElement, values: Answer['values']): void {
  for (const control of controlsOf(root)) {
    const value = values[control.name] ?? ''
    if (control instanceof HTMLSelectElement) {
      if (![...control.options].some((option) => option.value === value)) control.add(new Option(value, value))
      control.value = value
    } else if (control.type === 'checkbox') control.checked = value !== ''
    else control.value = value
  }
}

/** Says in the page what the server would have written into it. */
export function showAnswer(root: HTMLElement, question: QuestionName, { errors, texts, links, parts }: Answer): void {
  const each = (attribute: string, change: (element: HTMLElement, name: string) => void) => {
    for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      change(element, element.getAttribute(attribute) ?? '')
    }
  }
  each(UNANSWERED_ATTRIBUTE, (element) => {
    element.hidden = true
  })
  each(PART_ATTRIBUTE, (element, name) => {
    element.hidden = !parts.includes(name)
  })
  each(TEXT_ATTRIBUTE, (element, name) => {
    element.textContent = texts[name] ?? ''
  })
  each(LINK_ATTRIBUTE, (element, name) => {
    const href = links[name]
    if (href) element.setAttribute('href', href)
  })
  for (const control of controlsOf(root)) {
    const message = errors[control.name] ?? ''
    const error = root.querySelector<HTMLElement>(`#${errorId(question, control.name)}`)
    if (!error || control.id !== fieldId(question, control.name)) continue
    error.hidden = message === ''
    const prefix = error.querySelector(`[${PREFIX_ATTRIBUTE}]`)
    if (prefix) prefix.textContent = message && prefix.getAttribute(PREFIX_ATTRIBUTE)
    const place = error.querySelector(`[${MESSAGE_ATTRIBUTE}]`)
    if (place) place.textContent = message
    control.setAttribute('aria-invalid', String(message !== ''))
  }
}
