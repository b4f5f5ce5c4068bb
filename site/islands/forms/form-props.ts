import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { messages } from '../../../contract/messages.ts'
import { byInterest } from '../../../contract/plans.ts'
import type { Words } from '../../content/load-content.ts'

/* An island's props are sent with the page, so they hold the strings that it shows and no others. */

function leadFormWords({ forms, site: { hours } }: Words, form: 'signup' | 'contact') {
  const { label, submit, submitting, outcomes, privacy } = forms[form]
  const { allRequired, keptTyped, trap, errors, help } = forms
  return {
    ...{ label, submit, submitting, outcomes, privacy, allRequired, keptTyped, trap, help },
    officeHours: `${hours.label}: ${hours.line}`,
    errors: { heading: errors.heading, prefix: errors.pageTitlePrefix.trim() },
  }
}

export type LeadFormWords = ReturnType<typeof leadFormWords>

export function signupFormProps(words: Words, locale: Locale) {
  const { plans, rates, forms } = words
  return {
    locale,
    words: leadFormWords(words, 'signup'),
    fields: forms.signup.fields,
    messages: messages[locale].signup,
    /** What each choice includes, shown below the select once it is chosen. */
    planNotes: byInterest((interest) => {
      const plan = plans.find(({ id }) => id === interest)
      if (!plan) return rates.custom.text
      return [
        `${rates.outlets}: ${plan.outlets.figure.fullText}`,
        `${rates.writing}: ${plan.writing.text}`,
        `${rates.languages}: ${plan.languages.text}`,
      ].join(' · ')
    }),
    links: { terms: localizedPath('/terms', locale), privacy: localizedPath('/privacy', locale) },
  }
}

export type SignupFormProps = ReturnType<typeof signupFormProps>

export function contactFormProps(words: Words, locale: Locale) {
  return {
    locale,
    words: leadFormWords(words, 'contact'),
    fields: words.forms.contact.fields,
    messages: messages[locale].contact,
    links: { privacy: localizedPath('/privacy', locale) },
  }
}

export type ContactFormProps = ReturnType<typeof contactFormProps>
