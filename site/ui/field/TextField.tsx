import type { InputHTMLAttributes, Ref } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx'

interface TextFieldProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> {
  id: string
  ref?: Ref<HTMLInputElement>
}

export function TextField({ id, label, hint, error, errorPrefix, ref, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, errorPrefix }}>
      <input
        ref={ref}
        id={id}
        className="control"
        aria-describedby={describedBy(id, { hint })}
        aria-invalid={Boolean(error)}
        {...input}
      />
    </FieldFrame>
  )
}
