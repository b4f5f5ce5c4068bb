import type { ComponentPropsWithRef, ReactNode } from 'react'
import './field.css'

interface FieldProps {
  id: string
  /** May hold a link, as 'terms and conditions' does. */
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Said before an error by screen readers, in the page's language: `Error:`. */
  errorPrefix: string
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentPropsWithRef<Tag>, 'id'>

/** Ties a control to its hint and its error. */
const describedBy = ({ id, hint, error }: FieldProps) => ({
  id,
  'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  'aria-invalid': Boolean(error),
})

/** What stands above a control: its hint, and its error once there is one. */
function FieldNotes({ id, hint, error, errorPrefix }: FieldProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {/* Always in the page: the server fills it for visitors without JavaScript. `aria-describedby` reads it even when it is hidden. */}
      <p id={`${id}-error`} className="field-error" hidden={!error}>
        <span className="sr-only" data-prefix={errorPrefix}>
          {error && errorPrefix}
        </span>{' '}
        <span data-message>{error}</span>
      </p>
    </>
  )
}

/** Label, notes and control of one field, in reading order. */
function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={field.id}>{field.label}</label>
      <FieldNotes {...field} />
      {children}
    </div>
  )
}

export function TextField({ id, label, hint, error, errorPrefix, ...input }: ControlProps<'input'>) {
  const field = { id, label, hint, error, errorPrefix }
  return (
    <Field {...field}>
      <input className="control" {...describedBy(field)} {...input} />
    </Field>
  )
}

export function TextareaField({ id, label, hint, error, errorPrefix, ...textarea }: ControlProps<'textarea'>) {
  const field = { id, label, hint, error, errorPrefix }
  return (
    <Field {...field}>
      <textarea className="control" rows={4} {...describedBy(field)} {...textarea} />
    </Field>
  )
}

interface SelectFieldProps extends ControlProps<'select'> {
  /** The first, empty choice: `Please select`. */
  prompt: string
  options: readonly { value: string; label: string }[]
}

export function SelectField({ prompt, options, id, label, hint, error, errorPrefix, ...select }: SelectFieldProps) {
  const field = { id, label, hint, error, errorPrefix }
  return (
    <Field {...field}>
      <select className="control" {...describedBy(field)} {...select}>
        <option value="">{prompt}</option>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

export function CheckboxField({ id, label, hint, error, errorPrefix, ...input }: ControlProps<'input'>) {
  const field = { id, label, hint, error, errorPrefix }
  return (
    <div className="field">
      <FieldNotes {...field} />
      <div className="checkbox">
        <input type="checkbox" {...describedBy(field)} {...input} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
