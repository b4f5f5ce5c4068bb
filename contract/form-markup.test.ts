import { expect, it } from 'vitest'
import { errorId, fieldId, formAction, formId, outcomeId } from './form-markup.ts'

it('names the elements of a form after the form', () => {
  expect(formId('signup')).toBe('signup-form')
  expect(fieldId('signup', 'fullName')).toBe('signup-fullName')
  expect(errorId('contact', 'subject')).toBe('contact-subject-error')
  expect(outcomeId('contact', 'failed')).toBe('contact-failed')
})

it('posts a form to its path, in the language of the page', () => {
  expect(formAction('signup', 'th')).toBe('/api/signup?locale=th#signup-form')
  expect(formAction('contact', 'en')).toBe('/api/contact?locale=en#contact-form')
})
