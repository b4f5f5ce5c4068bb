import { TextareaField, TextField } from '../../ui/Field.tsx'
import type { ContactFormProps } from './form-props.ts'
import { LeadForm } from './LeadForm.tsx'
import { useLeadForm } from './use-lead-form.ts'

export function ContactForm({ locale, words, fields, links }: ContactFormProps) {
  const state = useLeadForm({ form: 'contact', locale, fields, words })
  const { textField } = state
  return (
    <LeadForm form="contact" locale={locale} words={words} state={state} privacyHref={links.privacy}>
      <TextField {...textField('fullName')} />
      <TextField {...textField('email')} />
      <TextField {...textField('subject')} isWide />
      <TextareaField {...textField('message')} isWide />
    </LeadForm>
  )
}
