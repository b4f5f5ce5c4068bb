import type { Locale } from './locale.ts'

/**
 * The ids and attributes of a form's HTML, by which the server writes a refused form into the built page for visitors without
 * script. The page shows the panel of an outcome by `:target`.
 */
export const FORM_NAMES = ['signup', 'contact'] as const

/** Where each form is posted, as JSON or as a form body. */
export const FORM_PATHS = { signup: '/api/signup', contact: '/api/contact' } as const satisfies Record<FormName, string>

export type FormName = (typeof FORM_NAMES)[number]

/** `sent`: stored. `invalid`: some fields need to be corrected. `failed`: valid, but it could not be stored. */
export type FormOutcome = 'sent' | 'invalid' | 'failed'

/** The query parameter of a form's action that says which language to answer in. */
export const LOCALE_PARAMETER = 'locale'

/** The attribute of the `<ul>` in the `invalid` panel that takes one linked `<li>` for each field error. */
export const ERROR_LIST_ATTRIBUTE = 'data-errors'

/** The attribute of the element that takes a message alone, inside the element of a field's error and inside the panel of a failure. */
export const MESSAGE_ATTRIBUTE = 'data-message'

/**
 * The attribute of the element before a field's message: it holds what the element says once there is one (`Error:`). Until then the
 * element is empty, because a browser reads out what describes a field also while that is hidden.
 */
export const PREFIX_ATTRIBUTE = 'data-prefix'

/**
 * The trap: a field that people do not see and leave empty, and that programs fill in because of its name. Both payloads may
 * carry it; one that holds something is kept apart as suspected spam, and answered like any other.
 */
export const TRAP_FIELD = 'website'

/** The `<form>`: `signup-form`. */
export const formId = (form: FormName) => `${form}-form`

/** The `<input>`, `<select>` or `<textarea>` of a field: `signup-fullName`. */
export const fieldId = (form: string, field: string) => `${form}-${field}`

/** The element holding a field's error, `hidden` as long as there is none: `signup-fullName-error`. */
export const errorId = (form: string, field: string) => `${form}-${field}-error`

/** The panel telling how the submission went: `signup-sent`. */
export const outcomeId = (form: FormName, outcome: FormOutcome) => `${form}-${outcome}`

/**
 * The `action` of a form in a language: `/api/signup?locale=th#signup-form`. A refused form is answered at this address, and the
 * fragment brings its reader back to the form.
 */
export const formAction = (form: FormName, locale: Locale) =>
  `${FORM_PATHS[form]}?${LOCALE_PARAMETER}=${locale}#${formId(form)}`
