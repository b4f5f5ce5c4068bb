import { escapeMarkup } from '../../contract/escape-markup.ts'
import {
  ERROR_LIST_ATTRIBUTE,
  errorId,
  type FormName,
  fieldId,
  formId,
  MESSAGE_ATTRIBUTE,
  outcomeId,
  PREFIX_ATTRIBUTE,
} from '../../contract/form-markup.ts'
import type { FieldError } from '../../contract/problem.ts'

export interface RefusedForm {
  form: FormName
  /** What was typed, by field. */
  payload: object
  /** Empty if the form was valid but could not be stored. */
  errors: readonly FieldError[]
  /** Appended to the sentence of the failure panel: when to send the form again. */
  retryHint: string
  /** Put before the page's title, so that a screen reader says it first. */
  titlePrefix: string
}

const FORM_END = '</form>'

/**
 * Writes a refused form into the built page, for visitors without script: what was typed stands in the fields again, and what is
 * wrong beside them and in the panel above.
 *
 * @param page the built page with the form
 */
export async function renderRefusedForm(page: string, refused: RefusedForm): Promise<string> {
  const { form, payload, errors, retryHint, titlePrefix } = refused
  // Loaded when it is needed, because it takes 17 MB. Only the form is parsed, so that inline scripts keep their hashes.
  const { load } = await import('cheerio/slim')
  const start = page.lastIndexOf('<form', page.indexOf(` id="${formId(form)}"`))
  const end = page.indexOf(FORM_END, start) + FORM_END.length
  const $ = load(page.slice(start, end), { xml: { xmlMode: false, encodeEntities: 'utf8' } }, false)
  // Names may hold anything, so they are compared and not put into a selector.
  const named = (field: string) => $('[name]').filter((_, { attribs }) => attribs.name === field)
  const withId = (id: string) => $('[id]').filter((_, { attribs }) => attribs.id === id)

  for (const [field, value] of Object.entries(payload)) {
    const control = named(field)
    const options = control.find('option')
    const chosen = options.filter((_, { attribs }) => attribs.value === value)
    if (chosen.length > 0) {
      options.removeAttr('selected')
      chosen.attr('selected', '')
    } else if (control.is('[type=checkbox]')) control.attr('checked', value === true ? '' : null)
    // HTML drops a line break right behind the start tag.
    else if (control.is('textarea')) control.text(`\n${value}`)
    else if (control.is('input')) control.attr('value', String(value))
  }

  const panel = withId(outcomeId(form, errors.length > 0 ? 'invalid' : 'failed')).removeAttr('hidden')
  if (errors.length === 0) panel.find(`[${MESSAGE_ATTRIBUTE}]`).append(` ${escapeMarkup(retryHint)}`)
  for (const { field, message } of errors) {
    const control = named(field).attr('aria-invalid', 'true')
    const error = withId(errorId(form, field)).removeAttr('hidden')
    const prefix = error.find(`[${PREFIX_ATTRIBUTE}]`)
    prefix.text(prefix.attr(PREFIX_ATTRIBUTE) ?? '')
    error.find(`[${MESSAGE_ATTRIBUTE}]`).text(message)
    const text = escapeMarkup(message)
    const item = control.length > 0 ? `<a href="#${fieldId(form, field)}">${text}</a>` : text
    panel.find(`[${ERROR_LIST_ATTRIBUTE}]`).append(`<li>${item}</li>`)
  }
  const head = page.slice(0, start).replace('<title>', () => `<title>${escapeMarkup(titlePrefix)}`)
  return head + $.html() + page.slice(end)
}
