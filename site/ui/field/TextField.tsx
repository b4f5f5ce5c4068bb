import type { InputHTMLAttributes, Ref } from 'react'
import { FieldFrame, type FieldText, notedBy } from './FieldFrame.tsx'

interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({ id, label, hint, error, errorPrefix, ref, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, errorPrefix }}>
      <input ref={ref} id={id} className="control" {...notedBy(id, { hint, error })} {...input} />
    </FieldFrame>
  )
}
