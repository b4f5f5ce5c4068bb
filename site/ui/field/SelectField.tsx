import type { Ref, SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldText, notedBy } from './FieldFrame.tsx'

export interface SelectOption {
  value: string
  label: string
}

interface SelectFieldProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> {
  id: string
  /** The first, empty choice: `Please select`. */
  prompt: string
  options: readonly SelectOption[]
  ref?: Ref<HTMLSelectElement>
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, errorPrefix, prompt, options, ref, ...select } = props
  return (
    <FieldFrame {...{ id, label, hint, error, errorPrefix }}>
      <select ref={ref} id={id} className="control" {...notedBy(id, { hint, error })} {...select}>
        {/* A choice is one line, and found by typing its beginning. */}
        <option value="">{prompt}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
