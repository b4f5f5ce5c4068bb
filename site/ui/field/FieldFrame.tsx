import type { ReactNode } from 'react'
import './field.css'

export interface FieldText {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Said before an error by screen readers, in the page's language: `Error:`. */
  errorPrefix: string
}

/** Ties a control to its hint and its error: by ids that are all made of one, so that they cannot drift apart. */
export const notedBy = (id: string, { hint, error }: Pick<FieldText, 'hint' | 'error'>) => ({
  'aria-describedby': hint ? `${id}-hint ${id}-error` : `${id}-error`,
  'aria-invalid': Boolean(error),
})

/** What stands above a control: its hint, and its error once there is one. */
export function FieldNotes({ id, hint, error, errorPrefix }: Omit<FieldText, 'label'> & { id: string }) {
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
export function FieldFrame({ id, label, children, ...notes }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldNotes id={id} {...notes} />
      {children}
    </div>
  )
}
