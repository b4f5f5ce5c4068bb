import { load } from 'cheerio/slim'
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
  payload: object
  /** Empty if the form was valid but not stored. */
  errors: readonly FieldError[]
  /** Added to the text of the `failed` panel: when to send the form again. */
  retryHint: string
  /** Comes before the page's title, so that a screen reader reads it first. */
  titlePrefix: string
}

const FORM_END = '</form>'

/**
 * Fills the typed values and the errors into the form of a built page, for visitors without script.
 *
 * @param page the HTML of the page
 */
export function renderRefusedForm(page: string, refused: RefusedForm): string {
  const { form, payload, errors, retryHint, titlePrefix } = refused
  // Only the form is parsed, so that inline scripts keep their CSP hashes.
  const start = page.lastIndexOf('<form', page.indexOf(` id="${formId(form)}"`))
  const end = page.indexOf(FORM_END, start) + FORM_END.length
  const $ = load(page.slice(start, end), { xml: { xmlMode: false, encodeEntities: 'utf8' } }, false)
  // A visitor can send any field name, so names are compared and not put into a selector.
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
    // HTML ignores one line break after `<textarea>`. Without this extra one, a line break at the start of the value would be lost.
    else if (control.is('textarea')) control.text(`\n${value}`)
    else if (control.is('input')) control.attr('value', String(value))
  }

  const panel = withId(outcomeId(form, errors.length > 0 ? 'invalid' : 'failed')).removeAttr('hidden')
  if (errors.length === 0) panel.find(`[${MESSAGE_ATTRIBUTE}]`).append(` ${escapeMarkup(retryHint)}`)
  for (const { field, message } of errors) {
    const control = named(field).attr('aria-invalid', 'true')
    const error = withId(errorId(fieldId(form, field))).removeAttr('hidden')
    const text = escapeMarkup(message)
    const prefix = escapeMarkup(error.attr(PREFIX_ATTRIBUTE) ?? '')
    // The markup of site/ui/Field.tsx.
    error.html(`<span class="sr-only">${prefix}</span> <span ${MESSAGE_ATTRIBUTE}="">${text}</span>`)
    const item = control.length > 0 ? `<a href="#${fieldId(form, field)}">${text}</a>` : text
    panel.find(`[${ERROR_LIST_ATTRIBUTE}]`).append(`<li>${item}</li>`)
  }
  const head = page.slice(0, start).replace('<title>', () => `<title>${escapeMarkup(titlePrefix)}`)
  return head + $.html() + page.slice(end)
}
