/** Ids and attributes of the forms' HTML. The site renders them. The server finds them when it fills in a refused form. */

import type { Locale } from './locale.ts'

export const FORM_NAMES = ['signup', 'contact'] as const

/** The path that each form is posted to, as JSON or as a form body. */
export const FORM_PATHS = { signup: '/api/signup', contact: '/api/contact' } as const satisfies Record<FormName, string>

export type FormName = (typeof FORM_NAMES)[number]

/** `sent`: stored. `invalid`: some fields are wrong. `failed`: valid, but not stored. */
export type FormOutcome = 'sent' | 'invalid' | 'failed'

/** The query parameter that tells the server the language of its answer. It is part of a form's action. */
export const LOCALE_PARAMETER = 'locale'

/** Marks the `<ul>` of the `invalid` panel. It gets one linked `<li>` for each field error. */
export const ERROR_LIST_ATTRIBUTE = 'data-errors'

/** Marks the element for the message text, in a field's error and in the `failed` panel. */
export const MESSAGE_ATTRIBUTE = 'data-message'

/**
 * Marks the place of a field's error and holds what screen readers say before its message (`Error:`). The place stays empty until there is
 * an error, because screen readers read the description of a field even when it is hidden.
 */
export const PREFIX_ATTRIBUTE = 'data-prefix'

/**
 * The honeypot: a field that people do not see and that bots fill in because of its name. A submission with a filled honeypot is stored
 * as suspected spam, unless a browser may have filled it in. Its answer is the usual one, so that a bot learns nothing.
 */
export const HONEYPOT_FIELD = 'website'

/** The id of a `<form>`: `signup-form`. */
export const formId = (form: FormName) => `${form}-form`

/** The id of a field's `<input>`, `<select>` or `<textarea>`: `signup-fullName`. */
export const fieldId = (form: string, field: string) => `${form}-${field}`

/** The id of the error message of the field with this id: `signup-fullName-error`. The message is `hidden` while the value is valid. */
export const errorId = (field: string) => `${field}-error`

/** The id of the panel for an outcome: `signup-sent`. The page shows it by `:target`. */
export const outcomeId = (form: FormName, outcome: FormOutcome) => `${form}-${outcome}`

/** The `action` of a form: `/api/signup?locale=th#signup-form`. The fragment scrolls back to a refused form, which is answered at this URL. */
export const formAction = (form: FormName, locale: Locale) =>
  `${FORM_PATHS[form]}?${LOCALE_PARAMETER}=${locale}#${formId(form)}`
