import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { messages } from '../../../contract/messages.ts'
import type { Words } from '../../content/load-content.ts'
import { leadFormWords } from '../form/pick-lead-form-words.ts'
import type { ContactFormProps } from './ContactForm.tsx'

/** The strings of the contact form in one language, and no others: an island's props are sent with the page. */
export function contactFormProps(words: Words, locale: Locale): ContactFormProps {
  return {
    locale,
    words: { ...leadFormWords(words, 'contact'), fields: words.forms.contact.fields },
    messages: messages[locale].contact,
    links: { privacy: localizedPath('/privacy', locale) },
  }
}
