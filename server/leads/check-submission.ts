import type { core } from 'zod'
import type { FormName } from '../../contract/form-markup.ts'
import {
  type ContactMessage,
  createContactSchema,
  createSignupSchema,
  type SignupRequest,
} from '../../contract/forms.ts'
import type { Locale } from '../../contract/locale.ts'
import { messages } from '../../contract/messages.ts'
import type { FieldError } from '../../contract/problem.ts'

/** A valid payload, cleaned. */
export type Submission = { form: 'signup'; values: SignupRequest } | { form: 'contact'; values: ContactMessage }

export type CheckResult = { submission: Submission } | { errors: FieldError[] }

/** This is more than the number of fields of a form. It keeps the response short if a hostile body has thousands of unknown fields. */
const MAX_ERRORS = 20

const schemas = {
  en: { signup: createSignupSchema(messages.en.signup), contact: createContactSchema(messages.en.contact) },
  th: { signup: createSignupSchema(messages.th.signup), contact: createContactSchema(messages.th.contact) },
}

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

/** Checks a payload against the schema of its form. */
export function checkSubmission(form: FormName, payload: object, locale: Locale): CheckResult {
  // Two branches, because TypeScript cannot infer the type of the values otherwise.
  if (form === 'signup') {
    const { data, error } = schemas[locale].signup.safeParse(payload)
    return error ? { errors: fieldErrors(error.issues) } : { submission: { form, values: data } }
  }
  const { data, error } = schemas[locale].contact.safeParse(payload)
  return error ? { errors: fieldErrors(error.issues) } : { submission: { form, values: data } }
}
