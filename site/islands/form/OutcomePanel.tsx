import type { Ref } from 'react'
import { type FormName, type FormOutcome, outcomeId } from '../../../contract/form-markup.ts'
import { classNames } from '../../ui/class-names.ts'
import { StateMark } from '../../ui/StateMark.tsx'
import { tellOfficeNow } from './office-now.ts'
import { panelName } from './panel-name.ts'
import { messageAttribute } from './written-form.ts'

interface OutcomePanelProps {
  form: FormName
  outcome: Exclude<FormOutcome, 'invalid'>
  title: string
  text: string
  /** Said after a failure: what was typed is still there. */
  note?: string | undefined
  /** Said below a success as soon as script shows it: when somebody is there to answer. */
  hours?: string
  shown: boolean
  ref?: Ref<HTMLDivElement>
}

/** How a submission went, kept near the form: a toast leaves, this stays. Without script `:target` shows it. */
export function OutcomePanel({ form, outcome, title, text, note, hours, shown, ref }: OutcomePanelProps) {
  return (
    <div
      id={outcomeId(form, outcome)}
      className={classNames('outcome', outcome === 'failed' && 'outcome-alert')}
      hidden={!shown}
      tabIndex={-1}
      {...panelName(shown, title)}
      ref={ref}
    >
      {/* Only once it is shown: the pages carry these panels from the beginning. */}
      {shown && <StateMark state={outcome === 'failed' ? 'failed' : 'sent'} />}
      <h3>{title}</h3>
      <p>
        {outcome === 'failed' ? <span {...messageAttribute}>{text}</span> : text}
        {note && ` ${note}`}
      </p>
      {shown && hours && (
        <p className="field-hint" ref={tellOfficeNow}>
          {hours}
        </p>
      )}
    </div>
  )
}
