import { errorId } from '../../../contract/form-markup.ts'
import { SERVICE_INTERESTS } from '../../../contract/plans.ts'
import { CheckboxField, SelectField, TextField } from '../../ui/Field.tsx'
import { LinkedSentence } from '../../ui/LinkedSentence.tsx'
import type { SignupFormProps } from './form-props.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './use-lead-form.ts'

export function SignupForm({ locale, words, fields, planNotes, links }: SignupFormProps) {
  const state = useLeadForm({ form: 'signup', locale, fields, words })
  const { textField, field } = state
  const plan = field('serviceInterest')
  const { label, choose, options } = fields.serviceInterest
  return (
    <LeadForm form="signup" locale={locale} words={words} state={state} privacyHref={links.privacy}>
      <TextField {...textField('fullName')} />
      <TextField {...textField('email')} />
      <TextField {...textField('companyName')} />
      <TextField {...textField('phoneNumber')} />
      <SelectField
        {...plan}
        aria-describedby={`${plan.id}-note ${errorId(plan.id)}`}
        isWide
        label={label}
        prompt={choose}
        options={SERVICE_INTERESTS.map((value) => ({ value, label: options[value] }))}
      />
      {/* The terms of the chosen plan. CSS shows it, also before this island has loaded. */}
      <p className="wide small-print plan-notes" id={`${plan.id}-note`} aria-live="polite">
        {SERVICE_INTERESTS.map((value) => (
          <span key={value} className="remark" data-plan={value}>
            {planNotes[value]}
          </span>
        ))}
      </p>
      <CheckboxField
        {...field('termsAccepted')}
        label={<LinkedSentence {...fields.termsAccepted} href={links.terms} />}
      />
    </LeadForm>
  )
}
