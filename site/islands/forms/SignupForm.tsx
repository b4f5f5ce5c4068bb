import { SERVICE_INTERESTS } from '../../../contract/plans.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/Field.tsx'
import { LinkedSentence } from '../../ui/LinkedSentence.tsx'
import type { SignupFormProps } from './form-props.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './use-lead-form.ts'

export function SignupForm({ locale, words, fields, planNotes, links }: SignupFormProps) {
  const state = useLeadForm({ form: 'signup', locale, fields, words })
  const { textField, field, form, isHydrated } = state
  const chosen = SERVICE_INTERESTS.find((interest) => interest === form.watch('serviceInterest'))
  const { label, choose, options } = fields.serviceInterest
  return (
    <LeadForm form="signup" locale={locale} words={words} state={state} privacyHref={links.privacy}>
      <TextField {...textField('fullName')} />
      <TextField {...textField('email')} />
      <TextField {...textField('companyName')} />
      <TextField {...textField('phoneNumber')} />
      <div className="wide">
        <SelectField
          {...field('serviceInterest')}
          label={label}
          hint={isHydrated && chosen ? planNotes[chosen] : undefined}
          prompt={choose}
          options={SERVICE_INTERESTS.map((value) => ({ value, label: options[value] }))}
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
