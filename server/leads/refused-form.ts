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
  /** The fields of the form as they were typed. */
  values: Readonly<Record<string, string>>
  /** Errors by field. Empty if the form was valid but could not be stored. */
  errors: readonly FieldError[]
  /** Appended to the sentence of the failure panel: when to send the form again. */
  sendAgain?: string
  /** Put before the page's title, so that a screen reader says it first. */
  titlePrefix: string
}

/** Applies `edit` to the start tag with this id. A page without it stays as it is. */
function editTag(html: string, id: string, edit: (tag: string) => string): string {
  const at = html.indexOf(` id="${id}"`)
  if (at === -1) return html
  const start = html.lastIndexOf('<', at)
  const end = html.indexOf('>', at) + 1
  return html.slice(0, start) + edit(html.slice(start, end)) + html.slice(end)
}

/** Applies `edit` to everything that follows the start tag with this id, up to `closing`. */
function editContent(html: string, id: string, closing: string, edit: (content: string) => string): string {
  const at = html.indexOf(` id="${id}"`)
  const start = at === -1 ? -1 : html.indexOf('>', at) + 1
  const end = html.indexOf(closing, start)
  if (start <= 0 || end === -1) return html
  return html.slice(0, start) + edit(html.slice(start, end)) + html.slice(end)
}

const addAttribute = (tag: string, attribute: string) =>
  tag.endsWith('/>') ? `${tag.slice(0, -2)} ${attribute}/>` : `${tag.slice(0, -1)} ${attribute}>`

const show = (tag: string) => tag.replace(/ hidden(?:="")?(?=[ />])/, '')

/** Puts markup behind the first start tag that has the attribute, and behind the text in it if `append` is set. */
const fillElement = (html: string, attribute: string, markup: string, append = false) =>
  html.replace(
    new RegExp(`(<[^>]*\\s${attribute}[^>]*>)([^<]*)`),
    (_, tag: string, text: string) => tag + (append ? `${text} ` : '') + markup,
  )

/** Puts a typed value into its field. A value that is not among a list's options leaves the list as it was. */
function fillField(html: string, id: string, value: string): string {
  const escaped = escapeMarkup(value)
  if (value === '') return html
  if (html.includes(`<textarea id="${id}"`)) {
    // HTML drops a line break right behind the start tag.
    return editContent(html, id, '</textarea>', () => (value.startsWith('\n') ? `\n${escaped}` : escaped))
  }
  if (html.includes(`<select id="${id}"`)) {
    return editContent(html, id, '</select>', (options) =>
      options.includes(`<option value="${escaped}"`)
        ? options
            .replace(/ selected(?:="")?/, '')
            .replace(`<option value="${escaped}"`, () => `<option value="${escaped}" selected=""`)
        : options,
    )
  }
  return editTag(html, id, (tag) =>
    addAttribute(tag, tag.includes('type="checkbox"') ? 'checked=""' : `value="${escaped}"`),
  )
}

/** Shows an error beside its field. */
function showError(html: string, form: FormName, { field, message }: FieldError): string {
  const prefix = new RegExp(`${PREFIX_ATTRIBUTE}="([^"]*)"`)
  const marked = editTag(html, fieldId(form, field), (tag) =>
    tag.replace('aria-invalid="false"', 'aria-invalid="true"'),
  )
  const shown = editTag(marked, errorId(form, field), show)
  return editContent(shown, errorId(form, field), '</p>', (content) =>
    fillElement(
      fillElement(content, PREFIX_ATTRIBUTE, prefix.exec(content)?.[1] ?? ''),
      MESSAGE_ATTRIBUTE,
      escapeMarkup(message),
    ),
  )
}

function errorItem(form: FormName, html: string, { field, message }: FieldError): string {
  const hasField = html.includes(` id="${escapeMarkup(fieldId(form, field))}"`)
  const text = escapeMarkup(message)
  return `<li>${hasField ? `<a href="#${fieldId(form, field)}">${text}</a>` : text}</li>`
}

/** The panel above the fields: a list of errors, or a note that the form could not be stored. */
function showOutcome(html: string, { form, errors, sendAgain = '' }: RefusedForm): string {
  if (errors.length > 0) {
    const items = errors.map((error) => errorItem(form, html, error)).join('')
    const shown = editTag(html, outcomeId(form, 'invalid'), show)
    return editContent(shown, outcomeId(form, 'invalid'), '</ul>', (panel) =>
      fillElement(`${panel} `, ERROR_LIST_ATTRIBUTE, items),
    )
  }
  const shown = editTag(html, outcomeId(form, 'failed'), show)
  return editContent(shown, outcomeId(form, 'failed'), '</div>', (panel) =>
    sendAgain === '' ? panel : fillElement(panel, MESSAGE_ATTRIBUTE, escapeMarkup(sendAgain), true),
  )
}

/**
 * Writes a refused form into the built page, for visitors without script: what was typed stands in the fields again, and what is
 * wrong beside them and in the panel above. The page's inline scripts and styles stay as they are.
 *
 * @param page the built page with the form
 */
export function renderRefusedForm(page: string, refused: RefusedForm): string {
  const { form, values, errors, titlePrefix } = refused
  const start = page.lastIndexOf('<form', page.indexOf(` id="${formId(form)}"`))
  const end = page.indexOf('</form>', start)
  if (start === -1 || end === -1) return page
  let html = page.slice(start, end)
  for (const error of errors) html = showError(html, form, error)
  for (const [field, value] of Object.entries(values)) html = fillField(html, fieldId(form, field), value)
  html = showOutcome(html, refused)
  const head = page.slice(0, start).replace('<title>', () => `<title>${escapeMarkup(titlePrefix)}`)
  return head + html + page.slice(end)
}
