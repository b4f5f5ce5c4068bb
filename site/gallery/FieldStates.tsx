import { messages } from '../../contract/messages.ts'
import type { Words } from '../content/load-content.ts'
import { CheckboxField } from '../ui/field/CheckboxField.tsx'
import { SelectField } from '../ui/field/SelectField.tsx'
import { TextareaField } from '../ui/field/TextareaField.tsx'
import { TextField } from '../ui/field/TextField.tsx'

export function FieldStates({ words, edition }: { words: Words['forms']; edition: string }) {
  const { fields } = words.signup
  const errorPrefix = words.errors.pageTitlePrefix
  const error = (edition.startsWith('th') ? messages.th : messages.en).signup
  return (
    <div className="column">
      <TextField id={`${edition}-rest`} {...fields.fullName} errorPrefix={errorPrefix} />
      <TextField id={`${edition}-hint`} {...fields.phoneNumber} errorPrefix={errorPrefix} />
      <TextField id={`${edition}-filled`} {...fields.fullName} errorPrefix={errorPrefix} defaultValue="สมชาย ใจดี" />
      <TextField id={`${edition}-invalid`} {...fields.email} errorPrefix={errorPrefix} error={error.email} />
      <TextField id={`${edition}-disabled`} {...fields.email} errorPrefix={errorPrefix} disabled />
      <SelectField
        id={`${edition}-select`}
        label={fields.serviceInterest.label}
        prompt={fields.serviceInterest.choose}
        options={[{ value: 'basic', label: fields.serviceInterest.options.basic }]}
        errorPrefix={errorPrefix}
        error={error.serviceInterest}
      />
      <TextareaField id={`${edition}-textarea`} {...words.contact.fields.message} errorPrefix={errorPrefix} />
      <CheckboxField id={`${edition}-check`} label={fields.termsAccepted.link} errorPrefix={errorPrefix} />
      <CheckboxField
        id={`${edition}-check-invalid`}
        label={fields.termsAccepted.link}
        errorPrefix={errorPrefix}
        error={error.termsAccepted}
      />
    </div>
  )
}
