import { type CheerioAPI, load } from 'cheerio'
import { ERROR_LIST_ATTRIBUTE, errorId, fieldId, MESSAGE_ATTRIBUTE, outcomeId } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Answer } from './answer-store.ts'

/** Said before the title, so that it is the first thing a screen reader reads out after the page has loaded. */
const TITLE_PREFIX: Record<Locale, string> = { en: 'Error: ', th: 'พบข้อผิดพลาด: ' }

type Selection = ReturnType<CheerioAPI>

/** By attribute, because an id from the payload need not be a CSS name. */
const byId = ($: CheerioAPI, id: string): Selection => $('[id]').filter((_, element) => $(element).attr('id') === id)

/** Puts a typed value back into an input, select, textarea or checkbox. */
function fill($: CheerioAPI, control: Selection, value: string) {
  if (control.is('[type=checkbox]')) {
    control.attr('checked', '')
  } else if (control.is('select')) {
    control.find('option').removeAttr('selected')
    control
      .find('option')
      .filter((_, option) => $(option).attr('value') === value)
      .attr('selected', '')
  } else if (control.is('textarea')) {
    // HTML drops a line break right after the opening tag, so a text that starts with one needs another.
    control.text(value.startsWith('\n') ? `\n${value}` : value)
  } else {
    control.attr('value', value)
  }
}

/** Marks a field as wrong, shows what is wrong beside it and ties the two together. */
function showError(control: Selection, error: Selection, message: string) {
  // The element may say 'Error:' to screen readers first, and that has to stay.
  const place = error.find(`[${MESSAGE_ATTRIBUTE}]`)
  ;(place.length > 0 ? place : error).text(message)
  error.removeAttr('hidden')
  control.attr('aria-invalid', 'true')
  const described = new Set((control.attr('aria-describedby') ?? '').split(/\s+/).filter(Boolean))
  const id = error.attr('id')
  if (id !== undefined) control.attr('aria-describedby', [...described.add(id)].join(' '))
}

/**
 * The built page with an answer written into it: what was typed, what is wrong beside each field, and the list of it all
 * in the panel. Someone without script so loses nothing. Elements that the page does not have are passed over.
 *
 * @param html the built page
 * @returns the whole document, with the inline scripts and styles of the built one
 */
export function answeredPage(html: string, { form, locale, outcome, values, errors }: Answer): string {
  const $ = load(html)
  $('head > title').text(TITLE_PREFIX[locale] + $('head > title').text())
  for (const [field, value] of Object.entries(values)) fill($, byId($, fieldId(form, field)), value)

  const list = byId($, outcomeId(form, outcome)).find(`[${ERROR_LIST_ATTRIBUTE}]`).empty()
  for (const { field, message } of errors) {
    const control = byId($, fieldId(form, field))
    showError(control, byId($, errorId(form, field)), message)
    const item = $('<li></li>').appendTo(list)
    const target =
      control.length > 0
        ? $('<a></a>')
            .attr('href', `#${fieldId(form, field)}`)
            .appendTo(item)
        : item
    target.text(message)
  }
  return $.html()
}
