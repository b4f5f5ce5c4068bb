import type { Ref, TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldText, notedBy } from './FieldFrame.tsx'

interface TextareaFieldProps extends FieldText, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> {
  id: string
  ref?: Ref<HTMLTextAreaElement>
}

export function TextareaField({ id, label, hint, error, errorPrefix, ref, ...textarea }: TextareaFieldProps) {
  return (
    <FieldFrame {...{ id, label, hint, error, errorPrefix }}>
      <textarea ref={ref} id={id} className="control" rows={4} {...notedBy(id, { hint, error })} {...textarea} />
    </FieldFrame>
  )
}
