import type { Ref } from 'react'
import { type FormName, fieldId, outcomeId } from '../../../contract/form-markup.ts'
import { panelName } from './panel-name.ts'
import { errorListAttribute } from './written-form.ts'

interface ErrorSummaryProps {
  form: FormName
  heading: string
  /** Field and message, in the order of the form. */
  errors: [string, string][]
  /** The form's script is at work, and shows the summary itself; before that, `:target` does. */
  shown: boolean
  ref: Ref<HTMLDivElement>
}

/**
 * What has to be mended, each line a link to its field, after GOV.UK's error summary: it takes the focus after a failed
 * submit, and the page's title says so too (`use-error-title.ts`). The alert is an element inside the one that takes the focus,
 * because JAWS otherwise reads it twice.
 */
export function ErrorSummary({ form, heading, errors, shown, ref }: ErrorSummaryProps) {
  const isShown = shown && errors.length > 0
  return (
    <div
      id={outcomeId(form, 'invalid')}
      className="outcome outcome-alert"
      hidden={!isShown}
      tabIndex={-1}
      {...panelName(isShown, heading)}
      ref={ref}
    >
      <div role={isShown ? 'alert' : undefined}>
        <h3>{heading}</h3>
        <ul {...errorListAttribute}>
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`}>{message}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
