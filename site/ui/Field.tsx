import type { ComponentPropsWithRef, ReactNode } from 'react'
import { errorId, MESSAGE_ATTRIBUTE, PREFIX_ATTRIBUTE } from '../../contract/form-markup.ts'
import { classNames } from './class-names.ts'
import { KeptWords } from './KeptWords.tsx'
import './field.css'

interface FieldProps {
  id: string
  /** May contain a link. */
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** Screen readers read it before an error: `Error:`. */
  errorPrefix: string
  /** Spans both columns of the form. */
  isWide?: boolean | undefined
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentPropsWithRef<Tag>, 'id'>

/** Returns props that connect a control with its hint and error. */
const getControlProps = ({ id, hint, error }: FieldProps) => ({
  id,
  'aria-describedby': hint ? `${id}-hint ${errorId(id)}` : errorId(id),
  'aria-invalid': Boolean(error),
})

/** The hint and the error of a control. */
function FieldNotes({ id, hint, error, errorPrefix }: FieldProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          <KeptWords>{hint}</KeptWords>
        </p>
      )}
      {/* Always in the HTML, because the server writes the same error into it for visitors without script. */}
      <p id={errorId(id)} className="field-error" hidden={!error} {...{ [PREFIX_ATTRIBUTE]: errorPrefix }}>
        {error && (
          <>
            <span className="sr-only">{errorPrefix}</span>{' '}
            <span {...{ [MESSAGE_ATTRIBUTE]: '' }}>
              <KeptWords>{error}</KeptWords>
            </span>
          </>
        )}
      </p>
    </>
  )
}

function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={classNames('field', field.isWide && 'wide')}>
      <label htmlFor={field.id}>{field.label}</label>
      <FieldNotes {...field} />
      {children}
    </div>
  )
}

export function TextField({ id, label, hint, error, errorPrefix, isWide, ...input }: ControlProps<'input'>) {
  const field = { id, label, hint, error, errorPrefix, isWide }
  return (
    <Field {...field}>
      <input className="control" {...getControlProps(field)} {...input} />
    </Field>
  )
}

export function TextareaField({ id, label, hint, error, errorPrefix, isWide, ...textarea }: ControlProps<'textarea'>) {
  const field = { id, label, hint, error, errorPrefix, isWide }
  return (
    <Field {...field}>
      <textarea className="control" rows={4} {...getControlProps(field)} {...textarea} />
    </Field>
  )
}

interface SelectFieldProps extends ControlProps<'select'> {
  /** The first option, which is empty: `Please select`. */
  prompt: string
  options: readonly { value: string; label: string }[]
}

export function SelectField(props: SelectFieldProps) {
  const { prompt, options, id, label, hint, error, errorPrefix, isWide, ...select } = props
  const field = { id, label, hint, error, errorPrefix, isWide }
  return (
    <Field {...field}>
      <select className="control" {...getControlProps(field)} {...select}>
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
    <div className="field wide">
      <FieldNotes {...field} />
      <div className="checkbox">
        <input type="checkbox" {...getControlProps(field)} {...input} />
        <label htmlFor={id}>{label}</label>
      </div>
    </div>
  )
}
