import type { CheerioAPI } from 'cheerio'
import type { QuestionName } from '../../contract/answers/answer.ts'
import { errorId, type FormName, MESSAGE_ATTRIBUTE, PREFIX_ATTRIBUTE } from '../../contract/form-markup.ts'
import { type PageChanges, type Spot, spotOf } from './page-spots.ts'

type Selection = ReturnType<CheerioAPI>

/** A field of a form in a built page: where its value goes, and where its error. */
export interface PageField {
  control: Spot
  kind: 'text' | 'textarea' | 'checkbox' | 'radio' | 'select'
  /** The options of a list, or the buttons of a group, by their values; `control` is the button chosen as the page was built. */
  choices: ReadonlyMap<string, Spot>
  /** The choice of the page as it was built. */
  chosen: Spot | undefined
  error: Spot | undefined
  message: Spot | undefined
  /** What is said before the message, and where. */
  prefix: { spot: Spot | undefined; text: string }
}

export const spotsIn = (found: Selection) => found.toArray().map(spotOf)

function kindOf(control: Selection): PageField['kind'] {
  if (control.is('select')) return 'select'
  if (control.is('textarea')) return 'textarea'
  if (control.is('[type=checkbox]')) return 'checkbox'
  return control.is('[type=radio]') ? 'radio' : 'text'
}

/**
 * @param $ the page, parsed with its places
 * @param form in which the field is called `name`
 */
export function pageField($: CheerioAPI, form: FormName | QuestionName, name: string, control: Selection): PageField {
  const kind = kindOf(control)
  const choiceElements = kind === 'radio' ? control.closest('form').find(`[name="${name}"]`) : control.find('option')
  const error = $(`[id="${errorId(form, name)}"]`)
  const prefix = error.find(`[${PREFIX_ATTRIBUTE}]`)
  const [errorSpot] = spotsIn(error)
  const chosen = choiceElements.filter('[selected], [checked]').first()
  const valueIn = (element: Selection) => element.attr('value') ?? ''
  const choices = new Map(choiceElements.toArray().map((element) => [valueIn($(element)), spotOf(element)]))
  return {
    control: spotOf(control.get(0) ?? {}),
    kind,
    choices,
    // The same place as among the choices: two of one element would be written one over the other.
    chosen: chosen.length > 0 ? choices.get(valueIn(chosen)) : undefined,
    error: errorSpot,
    message: spotsIn(error.find(`[${MESSAGE_ATTRIBUTE}]`))[0] ?? errorSpot,
    prefix: { spot: spotsIn(prefix)[0], text: prefix.attr(PREFIX_ATTRIBUTE) ?? '' },
  }
}

/** Puts a value into a field. One that is not among its choices leaves them as they were, and so does none at all. */
export function fillField(page: PageChanges, { control, kind, choices, chosen }: PageField, value: string): void {
  if (value === '') return
  const choice = choices.get(value)
  const attribute = kind === 'select' ? 'selected' : 'checked'
  if (kind === 'checkbox') page.setAttribute(control, attribute)
  else if (kind === 'text') page.setAttribute(control, 'value', value)
  // HTML drops a line break right after the opening tag, so a text that starts with one needs another before it.
  else if (kind === 'textarea') page.setText(control, value.startsWith('\n') ? `\n${value}` : value)
  else if (choice) {
    if (chosen) page.removeAttribute(chosen, attribute)
    page.setAttribute(choice, attribute)
  }
}

/** Says beside a field what is wrong with it. */
export function showError(page: PageChanges, { control, error, message, prefix }: PageField, text: string): void {
  page.setAttribute(control, 'aria-invalid', 'true')
  if (error) page.removeAttribute(error, 'hidden')
  if (prefix.spot) page.setText(prefix.spot, prefix.text)
  if (message) page.setText(message, text)
}

/**
 * @returns puts words before the page's title, so that a screen reader says them first after the page has loaded; does nothing where
 *   there is no title
 */
export function titlePrefixing($: CheerioAPI): (page: PageChanges, prefix: string) => void {
  const title = $('head > title')
  const [spot] = spotsIn(title)
  const text = title.text()
  return (page, prefix) => spot && page.setText(spot, prefix + text)
}
