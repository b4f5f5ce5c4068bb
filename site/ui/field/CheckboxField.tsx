import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { FieldNotes, type FieldText, notedBy } from './FieldFrame.tsx'

interface CheckboxFieldProps extends Omit<FieldText, 'label'>, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string
  /** May hold a link, as 'terms and conditions' does. */
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function CheckboxField({ id, label, hint, error, errorPrefix, ref, ...input }: CheckboxFieldProps) {
  return (
    <div className="field">
      <FieldNotes {...{ id, hint, error, errorPrefix }} />
      <div className="checkbox">
        <input ref={ref} id={id} type="checkbox" {...notedBy(id, { hint, error })} {...input} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
