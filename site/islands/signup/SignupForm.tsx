import { LIMITS } from '../../../contract/limits.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { SignupMessages } from '../../../contract/messages.ts'
import { SERVICE_INTERESTS, type ServiceInterest } from '../../../contract/plans.ts'
import { signupRequest } from '../../../contract/signup.ts'
import { CheckboxField } from '../../ui/field/CheckboxField.tsx'
import { SelectField } from '../../ui/field/SelectField.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { fieldProps } from '../form/field-props.ts'
import { LeadForm } from '../form/LeadForm.tsx'
import { Linked, type SentenceWithLink } from '../form/Linked.tsx'
import type { LeadFormWords } from '../form/lead-form-words.ts'
import { useLeadForm } from '../form/use-lead-form.ts'

export interface SignupFormProps {
  locale: Locale
  words: LeadFormWords & {
    fields: {
      fullName: { label: string }
      email: { label: string }
      companyName: { label: string }
      phoneNumber: { label: string; hint: string }
      serviceInterest: { label: string; choose: string; options: Record<ServiceInterest, string> }
      termsAccepted: SentenceWithLink
    }
  }
  messages: SignupMessages
  links: { terms: string; privacy: string }
}

const EMPTY = {
  fullName: '',
  email: '',
  companyName: '',
  phoneNumber: '',
  serviceInterest: '',
  termsAccepted: false,
  website: '',
}

export function SignupForm({ locale, words, messages, links }: SignupFormProps) {
  const state = useLeadForm({
    form: 'signup',
    locale,
    schema: signupRequest(messages),
    empty: EMPTY,
    words,
  })
  const { fields } = words
  const field = fieldProps('signup', words, state)
  return (
    <LeadForm form="signup" locale={locale} words={words} state={state} privacyHref={links.privacy}>
      <TextField {...field('fullName')} {...fields.fullName} autoComplete="name" minLength={LIMITS.fullName.min} />
      <TextField {...field('email')} {...fields.email} type="email" autoComplete="email" inputMode="email" />
      <TextField {...field('companyName')} {...fields.companyName} autoComplete="organization" />
      <TextField
        {...field('phoneNumber')}
        {...fields.phoneNumber}
        type="tel"
        autoComplete="tel"
        minLength={LIMITS.phoneNumber.min}
      />
      <div className="wide">
        <SelectField
          {...field('serviceInterest')}
          label={fields.serviceInterest.label}
          prompt={fields.serviceInterest.choose}
          options={SERVICE_INTERESTS.map((value) => ({ value, label: fields.serviceInterest.options[value] }))}
        />
      </div>
      <div className="wide">
        <CheckboxField {...field('termsAccepted')} label={<Linked {...fields.termsAccepted} href={links.terms} />} />
      </div>
    </LeadForm>
  )
}
