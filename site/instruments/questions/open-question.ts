import { type Answer, answerId, type QuestionName, UNANSWERED_ATTRIBUTE } from '../../../contract/answers/answer.ts'
import { fillFields, showAnswer } from './show-answer.ts'

interface Question {
  name: QuestionName
  isAsked(parameters: URLSearchParams): boolean
  answer(parameters: URLSearchParams): Answer
}

/** What a form asks, without the fields that were left empty. */
function askedBy(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.append(name, value)
  return parameters
}

const withoutEmpty = (parameters: URLSearchParams) =>
  new URLSearchParams([...parameters].filter(([, value]) => value !== ''))

/**
 * Makes a form that asks by its address live: it is answered where it stands, and the address then asks the same, to be kept or
 * sent to somebody. What the address asks already is answered at once, unless the server has done so.
 */
export function openQuestion(root: HTMLElement, { name, isAsked, answer }: Question): void {
  const form = root.querySelector('form')
  const heading = root.querySelector<HTMLElement>(`#${answerId(name)}-heading`)
  if (!form || !heading) return

  const linked = new URLSearchParams(location.search)
  if (isAsked(linked) && !root.querySelector(`[${UNANSWERED_ATTRIBUTE}][hidden]`)) {
    const said = answer(linked)
    fillFields(root, said.values)
    showAnswer(root, name, said)
    if (location.hash === `#${answerId(name)}`) document.getElementById(answerId(name))?.scrollIntoView()
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const parameters = askedBy(form)
    const said = answer(parameters)
    showAnswer(root, name, said)
    const query = withoutEmpty(parameters)
    if (Object.keys(said.errors).length === 0) history.replaceState(null, '', `?${query}#${answerId(name)}`)
    const mistaken = form.querySelector<HTMLElement>('[aria-invalid=true]')
    ;(mistaken ?? heading).focus()
  })
}
