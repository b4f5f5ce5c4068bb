import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { messages } from '../../../contract/messages.ts'
import type { Words } from '../../content/load-content.ts'
import { leadFormWords } from '../form/pick-lead-form-words.ts'
import type { SignupFormProps } from './SignupForm.tsx'

/** The strings of the signup form in one language, and no others: an island's props are sent with the page. */
export function signupFormProps(words: Words, locale: Locale): SignupFormProps {
  return {
    locale,
    words: { ...leadFormWords(words, 'signup'), fields: words.forms.signup.fields },
    messages: messages[locale].signup,
    links: { terms: localizedPath('/terms', locale), privacy: localizedPath('/privacy', locale) },
  }
}
