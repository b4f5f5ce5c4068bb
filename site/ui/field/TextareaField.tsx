import type { Ref, TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldText } from './FieldFrame.tsx'

interface TextareaFieldProps extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  id: string
  ref?: Ref<HTMLTextAreaElement>
}

export function TextareaField({ id, label, hint, error, errorPrefix, ref, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, errorPrefix }}>
      <textarea
        ref={ref}
        id={id}
        className="control"
        rows={4}
        aria-describedby={describedBy(id, { hint })}
        aria-invalid={Boolean(error)}
        {...textarea}
      />
    </FieldFrame>
  )
}
