import type { InputHTMLAttributes, ReactNode, Ref, RefObject, SubmitEventHandler } from 'react'
import { type FormName, fieldId, formAction, formId, TRAP_FIELD } from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'
import { Linked } from './Linked.tsx'
import type { LeadFormWords, Told } from './lead-form-words.ts'
import { OutcomePanel } from './OutcomePanel.tsx'
import { useErrorTitle } from './use-error-title.ts'
import type { Ending } from './use-lead-form.ts'

interface LeadFormProps {
  form: FormName
  locale: Locale
  words: LeadFormWords
  state: {
    submit: SubmitEventHandler<HTMLFormElement>
    /** Something was typed or chosen. */
    typed: () => void
    awake: boolean
    sending: boolean
    ending: Ending | undefined
    /** What a failure is told in until one happens: as the form's HTML has it. */
    failure: Told
    errorsInOrder: [string, string][]
    trap: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> }
    summary: RefObject<HTMLDivElement | null>
    panels: Record<'sent' | 'failed', RefObject<HTMLDivElement | null>>
  }
  /** The fields. */
  children: ReactNode
  /** The privacy policy, which the words below the button lead to. */
  privacyHref: string
}

/** The shell of both forms: a complete HTML form that posts by itself, and the same with script on top. */
export function LeadForm({ form, locale, words, state, children, privacyHref }: LeadFormProps) {
  const { ending, awake } = state
  const hasFailed = ending?.panel === 'failed'
  useErrorTitle(words.errors.prefix, hasFailed || (awake && state.errorsInOrder.length > 0))
  return (
    <form
      id={formId(form)}
      className="lead-form"
      method="post"
      action={formAction(form, locale)}
      aria-label={words.label}
      noValidate={awake}
      // site/islands/wake-island.ts is ahead of it.
      suppressHydrationWarning
      data-awake={awake || undefined}
      onSubmit={state.submit}
      onInput={state.typed}
    >
      <ErrorSummary
        form={form}
        heading={words.errors.heading}
        errors={state.errorsInOrder}
        shown={awake}
        ref={state.summary}
      />
      <OutcomePanel
        form={form}
        outcome="sent"
        {...words.outcomes.success}
        hours={words.officeHours}
        shown={ending?.panel === 'sent'}
        ref={state.panels.sent}
      />
      <OutcomePanel
        form={form}
        outcome="failed"
        {...(hasFailed ? ending.words : state.failure)}
        note={words.keptTyped}
        shown={hasFailed}
        ref={state.panels.failed}
      />
      <p className="field-hint">{words.allRequired}</p>
      <div className="lead-form-fields">{children}</div>
      {/* Out of sight, out of the tab order and out of the accessibility tree: only programs fill it in, which look for display: none. */}
      <div className="trap sr-only" aria-hidden="true">
        <label htmlFor={fieldId(form, TRAP_FIELD)}>{words.trap}</label>
        <input id={fieldId(form, TRAP_FIELD)} type="text" tabIndex={-1} autoComplete="off" {...state.trap} />
      </div>
      {/* The disabled button cannot say it: what has no focus is not read when it changes. */}
      <p role="status" className="sr-only">
        {state.sending && words.submitting}
      </p>
      <Button type="submit" data-in-place="" disabled={state.sending} busy={state.sending}>
        {state.sending ? words.submitting : words.submit}
      </Button>
      <p className="field-hint">
        <Linked {...words.privacy} href={privacyHref} />
      </p>
    </form>
  )
}
