import { messages } from '../../../contract/messages.ts'
import type { Words } from '../../content/load-content.ts'
import { type Locale, localizedPath } from '../../locale/paths.ts'
import { leadFormWords } from '../form/pick-lead-form-words.ts'
import type { SignupFormProps } from './SignupForm.tsx'

/** A list's choices are one line each, and found by typing their beginning: they need no word joiners. */
const choices = <Choices extends Record<string, string>>(labels: Choices) =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [value, label.replaceAll('\u2060', '')])) as Choices

/** The strings of the signup form in one language, and no others: an island's props are sent with the page. */
export function signupFormProps(words: Words, locale: Locale): SignupFormProps {
  const { fields, privacy } = words.forms.signup
  const { serviceInterest } = fields
  const interest = { ...serviceInterest, options: choices(serviceInterest.options) }
  return {
    locale,
    words: { ...leadFormWords(words, 'signup'), fields: { ...fields, serviceInterest: interest }, privacy },
    messages: messages[locale].signup,
    links: { terms: localizedPath('/terms', locale), privacy: localizedPath('/privacy', locale) },
  }
}
