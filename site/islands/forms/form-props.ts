import { localizedPath } from '../../../contract/locale.ts'
import { byInterest } from '../../../contract/plans.ts'
import type { SiteContent } from '../../content/load-content.ts'

/* The HTML contains the props of each island, so the props have only the texts that the island shows. */

function getLeadFormWords({ forms, mail }: SiteContent, form: 'signup' | 'contact') {
  const { label, submit, submitting, outcomes, privacy } = forms[form]
  const { allRequired, noOrder, sendAnother, keptTyped, honeypot, errors, help } = forms
  return {
    label,
    submit,
    submitting,
    outcomes,
    privacy,
    allRequired,
    noOrder,
    sendAnother,
    keptTyped,
    honeypot,
    help,
    receipt: {
      received: mail.received,
      plan: mail.interest,
      nextTitle: mail.nextTitle,
      next: mail.next[form],
      hours: mail.hours[form],
    },
    errors: {
      heading: errors.heading,
      prefix: errors.pageTitlePrefix.trim(),
      unusable: errors.unusable,
      unknownField: errors.unknownField,
    },
  }
}

export type LeadFormWords = ReturnType<typeof getLeadFormWords>

export function getSignupFormProps(content: SiteContent) {
  const { plans, planTerms, forms, locale } = content
  return {
    locale,
    words: getLeadFormWords(content, 'signup'),
    fields: forms.signup.fields,
    /** What each plan includes. */
    planNotes: byInterest((interest) => {
      const plan = plans.find(({ id }) => id === interest)
      if (!plan) return planTerms.custom.text
      return [
        `${planTerms.outlets}: ${plan.outlets.figure.fullText}`,
        `${planTerms.writing}: ${plan.writing.text}`,
        `${planTerms.languages}: ${plan.languages.text}`,
      ].join(' · ')
    }),
    links: { terms: localizedPath('/terms', locale), privacy: localizedPath('/privacy', locale) },
  }
}

export type SignupFormProps = ReturnType<typeof getSignupFormProps>

export function getContactFormProps(content: SiteContent) {
  return {
    locale: content.locale,
    words: getLeadFormWords(content, 'contact'),
    fields: content.forms.contact.fields,
    links: { privacy: localizedPath('/privacy', content.locale) },
  }
}

export type ContactFormProps = ReturnType<typeof getContactFormProps>
