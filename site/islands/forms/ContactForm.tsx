import { createContactSchema, LIMITS } from '../../../contract/forms.ts'
import { TextareaField, TextField } from '../../ui/Field.tsx'
import type { ContactFormProps } from './form-props.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './use-lead-form.ts'

const EMPTY = { fullName: '', email: '', subject: '', message: '', website: '' }

export function ContactForm({ locale, words, fields, messages, links }: ContactFormProps) {
  const state = useLeadForm({ form: 'contact', locale, schema: createContactSchema(messages), empty: EMPTY, words })
  const { field } = state
  return (
    <LeadForm form="contact" locale={locale} words={words} state={state} privacyHref={links.privacy}>
      <TextField {...field('fullName')} {...fields.fullName} autoComplete="name" minLength={LIMITS.fullName.min} />
      <TextField {...field('email')} {...fields.email} type="email" autoComplete="email" inputMode="email" />
      <div className="wide">
        <TextField {...field('subject')} {...fields.subject} minLength={LIMITS.subject.min} />
      </div>
      <div className="wide">
        <TextareaField {...field('message')} {...fields.message} minLength={LIMITS.message.min} />
      </div>
    </LeadForm>
  )
}
