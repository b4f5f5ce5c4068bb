import { localizedPath } from '../../../contract/locale.ts'
import { byInterest } from '../../../contract/plans.ts'
import type { SiteContent } from '../../content/load-content.ts'

/* The HTML contains the props of each island, so the props have only the texts that the island shows. */

function getLeadFormWords({ forms, home, mail }: SiteContent, form: 'signup' | 'contact') {
  const { signup: _signup, contact: _contact, errors, ...shared } = forms
  const { fields: _fields, ...own } = forms[form]
  const { heading, pageTitlePrefix, unusable, unknownField } = errors
  const { received, interest: plan, nextTitle } = mail
  const sending = form === 'signup' ? home.howItWorks.fromNow.sentence : undefined
  return {
    ...own,
    ...shared,
    receipt: { received, plan, sending, nextTitle, next: mail.next[form], hours: mail.hours[form] },
    errors: { heading, prefix: pageTitlePrefix.trim(), unusable, unknownField },
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
