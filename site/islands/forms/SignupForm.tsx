import { createSignupSchema, LIMITS } from '../../../contract/forms.ts'
import { SERVICE_INTERESTS, type ServiceInterest } from '../../../contract/plans.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/Field.tsx'
import { LinkedSentence } from '../../ui/LinkedSentence.tsx'
import type { SignupFormProps } from './form-props.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './use-lead-form.ts'

const EMPTY = {
  fullName: '',
  email: '',
  companyName: '',
  phoneNumber: '',
  serviceInterest: '',
  termsAccepted: false,
  website: '',
}

/** Returns the plan in the URL: `/?plan=professional#signup`. */
function getLinkedPlan(): ServiceInterest | '' {
  if (typeof document === 'undefined') return ''
  const plan = new URLSearchParams(location.search).get('plan')
  return SERVICE_INTERESTS.find((interest) => interest === plan) ?? ''
}

export function SignupForm({ locale, words, fields, messages, planNotes, links }: SignupFormProps) {
  const state = useLeadForm({
    form: 'signup',
    locale,
    schema: createSignupSchema(messages),
    empty: EMPTY,
    initial: { ...EMPTY, serviceInterest: getLinkedPlan() },
    words,
  })
  const { field, form, isHydrated } = state
  const chosen = SERVICE_INTERESTS.find((interest) => interest === form.watch('serviceInterest'))
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
          hint={isHydrated && chosen ? planNotes[chosen] : undefined}
          prompt={fields.serviceInterest.choose}
          options={SERVICE_INTERESTS.map((value) => ({ value, label: fields.serviceInterest.options[value] }))}
        />
      </div>
      <div className="wide">
        <CheckboxField
          {...field('termsAccepted')}
          label={<LinkedSentence {...fields.termsAccepted} href={links.terms} />}
        />
      </div>
    </LeadForm>
  )
}
