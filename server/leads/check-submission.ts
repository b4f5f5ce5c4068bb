import type { core } from 'zod'
import type { FormName } from '../../contract/form-markup.ts'
import { createFormSchema, type FormValues } from '../../contract/forms.ts'
import { byLocale, type Locale } from '../../contract/locale.ts'
import type { FieldError } from '../../contract/problem.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'

/** A valid payload, cleaned. */
export type Submission = { [Form in FormName]: { form: Form; values: FormValues<Form> } }[FormName]

export type CheckResult = { submission: Submission } | { errors: FieldError[] }

/** This is more than the number of fields of a form. It keeps the response short if a hostile body has thousands of unknown fields. */
const MAX_ERRORS = 20

/** The first error of each field in the order of the form, then one for each unknown field. */
function fieldErrors(issues: readonly core.$ZodIssue[]): FieldError[] {
  const errors = new Map<string, FieldError>()
  for (const issue of issues) {
    for (const field of issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])]) {
      if (!errors.has(field)) errors.set(field, { field, message: issue.message })
    }
  }
  return [...errors.values()].slice(0, MAX_ERRORS)
}

/** Returns a function that checks a payload against the schema of its form. */
export function createCheckSubmission(validation: SiteManifest['validation']) {
  const schemas = byLocale((locale) => {
    const { signup, contact, errors } = validation[locale]
    return {
      signup: createFormSchema('signup', signup, errors),
      contact: createFormSchema('contact', contact, errors),
    }
  })
  return (form: FormName, payload: object, locale: Locale): CheckResult => {
    const { data, error } = schemas[locale][form].safeParse(payload)
    return error ? { errors: fieldErrors(error.issues) } : { submission: { form, values: data } as Submission }
  }
}
