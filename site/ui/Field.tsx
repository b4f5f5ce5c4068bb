import type { ComponentPropsWithRef, ReactNode } from 'react'
import { errorId, MESSAGE_ATTRIBUTE, PREFIX_ATTRIBUTE } from '../../contract/form-markup.ts'
import { classNames } from './class-names.ts'
import { KeptWords, Message } from './KeptWords.tsx'
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

type Control = 'input' | 'select' | 'textarea'
type ControlProps<Tag extends Control> = FieldProps & Omit<ComponentPropsWithRef<Tag>, 'id'>

const getControlProps = ({ id, hint, error }: FieldProps) => ({
  id,
  'aria-describedby': hint ? `${id}-hint ${errorId(id)}` : errorId(id),
  'aria-invalid': Boolean(error),
})

function FieldNotes({ id, hint, error, errorPrefix }: FieldProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="small-print">
          <KeptWords>{hint}</KeptWords>
        </p>
      )}
      {/* Always in the HTML, because the server writes the same error into it for visitors without script. */}
      <p id={errorId(id)} className="field-error" hidden={!error} {...{ [PREFIX_ATTRIBUTE]: errorPrefix }}>
        {error && (
          <>
            <span className="sr-only">{errorPrefix}</span>{' '}
            <span {...{ [MESSAGE_ATTRIBUTE]: '' }}>
              <Message>{error}</Message>
            </span>
          </>
        )}
      </p>
    </>
  )
}

function Field({ as, ...props }: { as: Control } & ControlProps<Control>) {
  const { id, label, hint, error, errorPrefix, isWide, ...control } = props
  const field = { id, label, hint, error, errorPrefix }
  // The controls take the same props here. TypeScript would need a type for each.
  const Element = as as 'input'
  return (
    <div className={classNames('field', isWide && 'wide')}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <FieldNotes {...field} />
      <Element className="control" {...getControlProps(field)} {...(control as ComponentPropsWithRef<'input'>)} />
    </div>
  )
}

export const TextField = (props: ControlProps<'input'>) => <Field as="input" {...props} />

export const TextareaField = (props: ControlProps<'textarea'>) => <Field as="textarea" rows={4} {...props} />

interface SelectFieldProps extends ControlProps<'select'> {
  /** The first option, which is empty: `Please select`. */
  prompt: string
  options: readonly { value: string; label: string }[]
}

export const SelectField = ({ prompt, options, ...select }: SelectFieldProps) => (
  <Field as="select" {...select}>
    <option value="">{prompt}</option>
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Field>
)

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
