import {
  ERROR_LIST_ATTRIBUTE,
  FORM_NAMES,
  type FormName,
  fieldId,
  MESSAGE_ATTRIBUTE,
  outcomeId,
  REFUSED_PARAMETER,
} from '../../contract/form-markup.ts'
import { type Locale, localeNamed, localizedPath } from '../../contract/locale.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { waitWords } from '../../contract/wait-words.ts'
import { fillField, pageField, showError, spotsIn, titlePrefixing } from '../pages/page-fields.ts'
import { changesOf, spotOf } from '../pages/page-spots.ts'
import { parsedPage } from '../pages/parsed-page.ts'
import { fieldsOf } from './check-submission.ts'
import type { RefusedForm } from './refused-form-store.ts'

/** Writes a refused form into the page, which the links to the other language keep by its token, and returns the whole document. */
export type WriteRefusedForm = (form: RefusedForm, token: string) => string

/**
 * Prepares a built page for refused forms: what was typed is put back, each error stands beside its field, and all errors are
 * listed in the form's panel. So people without script lose nothing. Elements that the page does not have are skipped.
 *
 * The page is parsed once, here; a refused form is then put into the places that were found.
 *
 * @param html the built page
 * @param locale the page's
 * @param words put before the title, so that a screen reader says it first after the page has loaded, and after a failure
 * @returns the function that writes; inline scripts and styles stay those of the built page
 */
export function refusedPage(
  html: string,
  locale: Locale,
  { refusedTitlePrefix, sendAgainIn }: Pick<SiteManifest, 'refusedTitlePrefix' | 'sendAgainIn'>,
): WriteRefusedForm {
  const $ = parsedPage(html)
  const prefixTitle = titlePrefixing($)
  const formIn = (form: FormName) => {
    const failure = $(`[id="${outcomeId(form, 'failed')}"] [${MESSAGE_ATTRIBUTE}]`)
    return {
      fields: new Map(
        fieldsOf(form).flatMap((name) => {
          const control = $(`[id="${fieldId(form, name)}"]`)
          return control.length > 0 ? [[name, pageField($, form, name, control)] as const] : []
        }),
      ),
      errorList: spotsIn($(`[id="${outcomeId(form, 'invalid')}"] [${ERROR_LIST_ATTRIBUTE}]`))[0],
      failure: { spot: spotsIn(failure)[0], text: failure.text() },
    }
  }
  const languageLinks = $('a[data-language]')
    .toArray()
    .map((link) => ({ spot: spotOf(link), home: localizedPath('/', localeNamed($(link).attr('data-language'))) }))
  const forms = new Map(FORM_NAMES.map((form) => [form, formIn(form)]))

  return ({ form, outcome, values, errors: { [locale]: errors }, wait = 0 }, token) => {
    const page = changesOf(html)
    prefixTitle(page, refusedTitlePrefix[locale])
    for (const { spot, home } of languageLinks) {
      page.setAttribute(spot, 'href', `${home}?${REFUSED_PARAMETER}=${token}#${outcomeId(form, outcome)}`)
    }
    const { fields, errorList, failure } = forms.get(form) ?? formIn(form)
    for (const [name, value] of Object.entries(values)) {
      const field = fields.get(name)
      if (field) fillField(page, field, value)
    }
    // An error may name whatever was sent, also a part of the page that is no field.
    for (const { field: name, message } of errors) {
      const field = fields.get(name)
      if (field) showError(page, field, message)
    }
    if (errorList && outcome === 'invalid') {
      const items = errors.map(({ field, message }) =>
        fields.has(field) ? { text: message, href: `#${fieldId(form, field)}` } : { text: message },
      )
      page.setItems(errorList, items)
    }
    if (failure.spot && outcome === 'failed' && wait > 0) {
      page.setText(failure.spot, `${failure.text} ${sendAgainIn[locale].replace('{n}', waitWords(wait, locale))}`)
    }
    return page.text()
  }
}
