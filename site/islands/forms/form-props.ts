import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { messages } from '../../../contract/messages.ts'
import { byInterest } from '../../../contract/plans.ts'
import type { Words } from '../../content/load-content.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import type { LeadFormWords } from './lead-form-words.ts'
import type { SignupFormProps } from './SignupForm.tsx'

/* An island's props are sent with the page, so they hold the strings that it shows and no others. */

function leadFormWords({ forms, site: { hours } }: Words, form: 'signup' | 'contact'): LeadFormWords {
  const { label, submit, submitting, outcomes, privacy } = forms[form]
  return {
    label,
    submit,
    submitting,
    outcomes,
    privacy,
    allRequired: forms.allRequired,
    keptTyped: forms.keptTyped,
    officeHours: `${hours.label}: ${hours.line}`,
    trap: forms.trap,
    errors: { heading: forms.errors.heading, prefix: forms.errors.pageTitlePrefix.trim() },
    help: forms.help,
  }
}

export function signupFormProps(words: Words, locale: Locale): SignupFormProps {
  const { plans, rates } = words
  return {
    locale,
    words: { ...leadFormWords(words, 'signup'), fields: words.forms.signup.fields },
    messages: messages[locale].signup,
    planNotes: byInterest((interest) => {
      const plan = plans.find(({ id }) => id === interest)
      if (!plan) return rates.custom.text
      return [
        `${rates.outlets}: ${plan.outlets.figure.whole}`,
        `${rates.writing}: ${plan.writing.text}`,
        `${rates.languages}: ${plan.languages.text}`,
      ].join(' · ')
    }),
    links: { terms: localizedPath('/terms', locale), privacy: localizedPath('/privacy', locale) },
  }
}

export function contactFormProps(words: Words, locale: Locale): ContactFormProps {
  return {
    locale,
    words: { ...leadFormWords(words, 'contact'), fields: words.forms.contact.fields },
    messages: messages[locale].contact,
    links: { privacy: localizedPath('/privacy', locale) },
  }
}
