import { type ReactNode, useEffect, useState } from 'react'
import {
  ERROR_LIST_ATTRIBUTE,
  type FormName,
  fieldId,
  formAction,
  formId,
  HONEYPOT_FIELD,
  MESSAGE_ATTRIBUTE,
  outcomeId,
} from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { KeptWords, Message } from '../../ui/KeptWords.tsx'
import { LinkedSentence } from '../../ui/LinkedSentence.tsx'
import { StateMark } from '../../ui/StateMark.tsx'
import { loadToaster } from '../toaster/show-toast.ts'
import type { LeadFormWords } from './form-props.ts'
import type { useLeadForm } from './use-lead-form.ts'
import './lead-form.css'

interface LeadFormProps {
  form: FormName
  locale: Locale
  words: LeadFormWords
  state: Omit<ReturnType<typeof useLeadForm>, 'form' | 'field' | 'textField'>
  children: ReactNode
  privacyHref: string
}

interface PanelProps {
  id: string
  title: string
  isAlert?: boolean
  mark?: 'sent' | 'failed'
  isShown: boolean
  children: ReactNode
}

const SLOW_MS = 500

/** The text of a panel that screen readers read with its title when it gets the focus. */
const textId = (panel: string) => `${panel}-text`

/** The outcome of a submission. It stays after the toast closes. Without script, `:target` or the server shows it. */
function Panel({ id, title, isAlert = false, mark, isShown, children }: PanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would group controls.
    <div
      id={id}
      className={classNames('message outcome', isAlert && 'message-alert')}
      hidden={!isShown}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-describedby={textId(id)}
    >
      {mark && isShown && <StateMark state={mark} />}
      <h3 className="message-title">{title}</h3>
      {children}
    </div>
  )
}

/**
 * Shows nothing at first. After a fast answer, a screen reader would say it too late. In an element, because React cannot remove a text
 * that the browser has translated.
 */
function IfSlow({ children }: { children: string }) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  return isSlow && <span>{children}</span>
}

/** Renders both forms. They are HTML forms that work without script. */
export function LeadForm({ form, locale, words, state, children, privacyHref }: LeadFormProps) {
  const { outcome, errorsInOrder, isSending } = state
  const { success, failure } = words.outcomes
  const { nextTitle, next, hours } = words.receipt
  const honeypotId = fieldId(form, HONEYPOT_FIELD)
  return (
    <form
      id={formId(form)}
      className="sheet sheet-padded lead-form"
      method="post"
      action={formAction(form, locale)}
      aria-label={words.label}
      noValidate={state.isHydrated}
      onSubmit={state.submit}
      onInput={state.hideOutcome}
      onFocus={loadToaster}
    >
      <Panel id={outcomeId(form, 'invalid')} title={words.errors.heading} isAlert isShown={errorsInOrder.length > 0}>
        <ul id={textId(outcomeId(form, 'invalid'))} {...{ [ERROR_LIST_ATTRIBUTE]: '' }}>
          {errorsInOrder.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${fieldId(form, field)}`}>
                <Message>{message}</Message>
              </a>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel id={outcomeId(form, 'sent')} title={success.title} mark="sent" isShown={outcome === 'sent'}>
        <p id={textId(outcomeId(form, 'sent'))}>
          <KeptWords>{success.text}</KeptWords>
        </p>
        {state.receipt && (
          <ul>
            {state.receipt.map((fact) => (
              <li key={fact}>
                <KeptWords>{fact}</KeptWords>
              </li>
            ))}
          </ul>
        )}
        <h4>{nextTitle}</h4>
        <ol>
          {next.map((step) => (
            <li key={step}>
              <KeptWords>{step}</KeptWords>
            </li>
          ))}
        </ol>
        <p className="small-print">
          <KeptWords>{hours}</KeptWords>
        </p>
        {/* Without script, the link leaves the panel's hash, and so shows the form again. */}
        <a className="button button-quiet" href={`#${formId(form)}`} onClick={state.startAgain}>
          {words.sendAnother}
        </a>
      </Panel>
      <Panel id={outcomeId(form, 'failed')} title={failure.title} isAlert mark="failed" isShown={outcome === 'failed'}>
        <p id={textId(outcomeId(form, 'failed'))}>
          <span {...{ [MESSAGE_ATTRIBUTE]: '' }}>
            <Message>{state.failure}</Message>
          </span>{' '}
          <KeptWords>{words.keptTyped}</KeptWords>
        </p>
      </Panel>
      <div className="form-body" hidden={outcome === 'sent'}>
        <p className="small-print">{words.allRequired}</p>
        <div className="field-grid">{children}</div>
        {/* The honeypot is hidden from people. Bots detect `display: none`, so it is hidden by its position. Password managers leave it out. */}
        <div className="sr-only" aria-hidden="true">
          <label htmlFor={honeypotId}>{words.honeypot}</label>
          <input
            id={honeypotId}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
            {...state.honeypot}
          />
        </div>
        {/* Screen readers do not announce the new label of a disabled button, so this status announces it. */}
        <p role="status" className="sr-only">
          {isSending && <IfSlow>{words.submitting}</IfSlow>}
        </p>
        <Button type="submit" disabled={isSending} isBusy={isSending}>
          {isSending ? words.submitting : words.submit}
        </Button>
        <p className="small-print">
          <KeptWords>{words.noOrder}</KeptWords> <LinkedSentence {...words.privacy} href={privacyHref} />
        </p>
      </div>
    </form>
  )
}
