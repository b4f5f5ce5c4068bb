import { type CheerioAPI, load } from 'cheerio'
import {
  ERROR_LIST_ATTRIBUTE,
  errorId,
  FORM_NAMES,
  fieldId,
  MESSAGE_ATTRIBUTE,
  outcomeId,
  PREFIX_ATTRIBUTE,
} from '../../contract/form-markup.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { waitWords } from '../../contract/wait-words.ts'
import { fieldsOf } from './check-submission.ts'
import type { RefusedForm } from './refused-form-store.ts'

type Selection = ReturnType<CheerioAPI>

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
    // HTML drops a line break right after the opening tag, so a text that starts with one needs another before it.
    control.text(value.startsWith('\n') ? `\n${value}` : value)
  } else {
    control.attr('value', value)
  }
}

/** Where an element stands in the text of its page. */
interface Place {
  start: number
  end: number
}

const TITLE = 'title'
const listOf = (panel: string) => `${panel} list`

/** The places of all elements that may be rewritten: the title, the fields of the forms, their errors and panels. None lies in another. */
function placesIn(html: string): ReadonlyMap<string, Place> {
  const $ = load(html, { sourceCodeLocationInfo: true })
  const places = new Map<string, Place>()
  const note = (name: string, found: Selection) => {
    const place = found.get(0)?.sourceCodeLocation
    if (place) places.set(name, { start: place.startOffset, end: place.endOffset })
  }
  note(TITLE, $('head > title'))
  for (const form of FORM_NAMES) {
    const names = fieldsOf(form).flatMap((field) => [fieldId(form, field), errorId(form, field)])
    for (const id of [...names, outcomeId(form, 'failed')]) note(id, $(`[id="${id}"]`))
    const invalid = outcomeId(form, 'invalid')
    note(listOf(invalid), $(`[id="${invalid}"] [${ERROR_LIST_ATTRIBUTE}]`))
  }
  return places
}

/** Rewrites some elements of a page. Only these are parsed and written again, because the page is large. */
function rewriting(html: string, places: ReadonlyMap<string, Place>) {
  const rewritten = new Map<Place, CheerioAPI>()
  return {
    /** Changes an element, if the page has it. */
    change(name: string, how: (element: Selection, $: CheerioAPI) => void) {
      const place = places.get(name)
      if (!place) return
      const $ = rewritten.get(place) ?? load(html.slice(place.start, place.end), null, false)
      rewritten.set(place, $)
      how($.root().children(), $)
    },
    text() {
      let text = ''
      let read = 0
      for (const [{ start, end }, $] of [...rewritten].sort(([a], [b]) => a.start - b.start)) {
        text += html.slice(read, start) + $.html()
        read = end
      }
      return text + html.slice(read)
    },
  }
}

/** Writes a refused form into the page and returns the whole document. */
export type WriteRefusedForm = (form: RefusedForm) => string

/**
 * Prepares a built page for refused forms: what was typed is put back, each error stands beside its field, and all errors are
 * listed in the form's panel. So people without script lose nothing. Elements that the page does not have are skipped.
 *
 * The page is parsed once, here; each refused form then costs the few elements that it changes.
 *
 * @param html the built page
 * @param words put before the title, so that a screen reader says it first after the page has loaded, and after a failure
 * @returns the function that writes; inline scripts and styles stay those of the built page
 */
export function refusedPage(
  html: string,
  { refusedTitlePrefix, sendAgainIn }: Pick<SiteManifest, 'refusedTitlePrefix' | 'sendAgainIn'>,
): WriteRefusedForm {
  const places = placesIn(html)
  return ({ form, locale, outcome, values, errors, wait }) => {
    const page = rewriting(html, places)
    // An error may name whatever was sent, also a part of the page that is no field.
    const fields = fieldsOf(form)
    const ofFields = errors.filter(({ field }) => fields.includes(field))
    page.change(TITLE, (title) => void title.text(refusedTitlePrefix[locale] + title.text()))
    for (const [field, value] of Object.entries(values)) {
      page.change(fieldId(form, field), (control, $) => fill($, control, value))
    }
    for (const { field, message } of ofFields) {
      page.change(errorId(form, field), (error) => {
        const prefix = error.find(`[${PREFIX_ATTRIBUTE}]`)
        prefix.text(prefix.attr(PREFIX_ATTRIBUTE) ?? '')
        const place = error.find(`[${MESSAGE_ATTRIBUTE}]`)
        ;(place.length > 0 ? place : error).text(message)
        error.removeAttr('hidden')
      })
      page.change(fieldId(form, field), (control) => {
        control.attr('aria-invalid', 'true')
        const described = new Set((control.attr('aria-describedby') ?? '').split(/\s+/).filter(Boolean))
        if (places.has(errorId(form, field))) described.add(errorId(form, field))
        control.attr('aria-describedby', [...described].join(' '))
      })
    }
    if (wait !== undefined && wait > 0) {
      page.change(outcomeId(form, outcome), (panel) => {
        const told = panel.find(`[${MESSAGE_ATTRIBUTE}]`)
        told.text(`${told.text()} ${sendAgainIn[locale].replace('{n}', waitWords(wait, locale))}`)
      })
    }
    page.change(listOf(outcomeId(form, outcome)), (list, $) => {
      list.empty()
      for (const { field, message } of errors) {
        const item = $('<li></li>').appendTo(list)
        const linked = fields.includes(field) && places.has(fieldId(form, field))
        const target = linked
          ? $('<a></a>')
              .attr('href', `#${fieldId(form, field)}`)
              .appendTo(item)
          : item
        target.text(message)
      }
    })
    return page.text()
  }
}
