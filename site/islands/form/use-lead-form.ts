import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { type SyntheticEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type FormName, TRAP_FIELD } from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import { FORM_PATHS } from '../../../contract/paths.ts'
import type { Receipt } from '../../../contract/receipt.ts'
import { afterPaint } from '../../browser/after-paint.ts'
import { HttpError } from '../http/http-error.ts'
import { queryClient } from '../http/query-client.ts'
import { request } from '../http/request.ts'
import { mountToaster } from '../toaster/mount-toaster.tsx'
import { pushToast } from '../toaster/toast-store.ts'
import { arrived, type Draft, goneOn, isBehind, isEmpty, isSame, keepDraft, readDraft, textsOf } from './draft.ts'
import { failureTold } from './failure-told.ts'
import { filledIn, startOf, tellChoices } from './form-start.ts'
import { idempotencyKey } from './idempotency-key.ts'
import type { LeadFormWords, Told } from './lead-form-words.ts'
import { type FormValue, readWrittenForm, type WrittenForm } from './written-form.ts'

interface LeadFormOptions<Form extends FieldValues, Lead extends FieldValues> {
  form: FormName
  locale: Locale
  schema: z.ZodMiniType<Lead, Form>
  /** The form with nothing in it, in the order of its fields. */
  empty: Record<Path<Form>, FormValue>
  words: LeadFormWords
}

/** The panel that tells how the last submission ended, and its words. */
export interface Ending {
  panel: 'sent' | 'failed'
  words: Told
}

/** Removes the outcome from the address, because a reload would show it again. */
function leaveOutcome({ outcome }: WrittenForm) {
  if (outcome && location.hash) history.replaceState(null, '', location.pathname)
}

/** The payload has exactly the fields of the specification; the trap field is sent only when it was filled in. */
function withoutEmptyTrap<Lead extends FieldValues>(lead: Lead): FieldValues {
  const { [TRAP_FIELD]: trap, ...payload } = lead
  return trap ? lead : payload
}

/**
 * The state of a lead form: checks it by the contract, sends it once, tells how it went, and empties it only when the server has
 * stored the lead.
 */
export function useLeadForm<Form extends FieldValues, Lead extends FieldValues>(options: LeadFormOptions<Form, Lead>) {
  const { form: name, locale, schema, empty, words } = options
  const [start] = useState(() => startOf(name, empty, words.outcomes.failure))
  const { written, failure } = start
  // Errors in the HTML stay until script has checked the form itself.
  const [writtenErrors, setWrittenErrors] = useState(written.errors)
  const [awake, setAwake] = useState(false)
  const [ending, setEnding] = useState<Ending>()
  const summary = useRef<HTMLDivElement>(null)
  const panels = { sent: useRef<HTMLDivElement>(null), failed: useRef<HTMLDivElement>(null) }
  /** What this page knows of the draft: what it has read, or kept. */
  const draft = useRef<Draft>(start.draft)
  const pressed = useRef(false)
  /** Whether the form was just found wrong, and its summary waits for the focus. */
  const refused = useRef(false)

  const form = useForm<Form, unknown, Lead>({
    defaultValues: written.values as DefaultValues<Form>,
    resolver: zodResolver(schema),
    shouldFocusError: false,
  })
  /** Keeps what stands in the form now. */
  const keep = useCallback(
    (attempt = draft.current.attempt) => {
      const values = textsOf(form.getValues())
      const { past, sent } = draft.current
      draft.current = { values, attempt, past, sent: sent && isEmpty(values) }
      keepDraft(name, draft.current)
    },
    [name, form],
  )
  const mutation = useMutation(
    {
      mutationFn: (lead: Lead) => {
        // One key for each filled-in form, so that a repeat after a lost answer is recognized. After a change it gets a new key,
        // because the server refuses other contents under the old one.
        const sent = JSON.stringify([locale, textsOf(lead)])
        const { attempt: last } = draft.current
        const attempt = last?.sent === sent ? last : { key: idempotencyKey(), sent }
        keep(attempt)
        return request<Receipt>(FORM_PATHS[name], {
          method: 'POST',
          body: withoutEmptyTrap(lead),
          headers: { 'Content-Language': locale, 'Idempotency-Key': attempt.key },
        })
      },
    },
    queryClient,
  )

  const onWake = useEffectEvent(() => {
    setAwake(true)
    mountToaster()
    if (start.isLeftBehind) return showInstead(start.draft)
    // In one render, so that the outcome of a form sent without script never disappears in between.
    if (start.typedAgain) leaveOutcome(written)
    else if (written.outcome === 'sent') setEnding({ panel: 'sent', words: words.outcomes.success })
    if (written.outcome === 'failed') setEnding({ panel: 'failed', words: failure })
    tellChoices(name, start.found)
  })
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    // What is under way catches up when it has ended.
    if (persisted && !pressed.current) catchUp()
  })
  useEffect(() => {
    onWake()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  useEffect(() => {
    // Keep what was typed before this script ran.
    keep()
    return form.subscribe({ formState: { values: true }, callback: () => keep() })
  }, [form, keep])

  /** Fills the form with the newest draft, as a page does that has just been loaded: without the consent. */
  function show(newest: Draft) {
    const before = readWrittenForm(name, empty).values
    setWrittenErrors({})
    // The fields at once, and not as they are next rendered.
    form.reset(filledIn(empty, newest) as DefaultValues<Form>, { keepFieldsRef: true })
    draft.current = newest
    keepDraft(name, newest)
    tellChoices(name, before)
  }

  /** Shows the newest draft in place of what another page of the tab has gone on from, and that it has arrived, if so. */
  function showInstead(newest: Draft) {
    goOn()
    show(newest)
    if (newest.sent) setEnding({ panel: 'sent', words: words.outcomes.success })
  }

  /**
   * Goes on from what other pages of the tab have made of the form, and says whether one of them has sent it. What was never in a
   * draft stays, and everything where the browser keeps none.
   */
  function catchUp(): boolean {
    const newest = readDraft(name)
    const texts = textsOf(form.getValues())
    const isNewest = newest && isSame(texts, newest.values)
    if (!newest || !(isNewest || isEmpty(texts) || isBehind(texts, newest))) return false
    draft.current = goneOn(newest)
    if (isNewest) return false
    showInstead(draft.current)
    return newest.sent
  }

  /** Shows the outcome and moves the focus to it. It has to be rendered first: a hidden panel cannot take the focus. */
  function end(panel: Ending['panel'], told: Told) {
    flushSync(() => setEnding({ panel, words: told }))
    panels[panel].current?.focus()
  }

  /** Hides the outcome of the last submission. */
  function goOn() {
    setEnding(undefined)
    leaveOutcome(written)
  }

  async function send(lead: Lead) {
    setWrittenErrors({})
    goOn()
    const going = textsOf(form.getValues())
    try {
      await mutation.mutateAsync(lead)
      const newest = readDraft(name) ?? draft.current
      // What was changed on the way, here or on another page, has not been sent.
      show(isSame(newest.values, going) ? arrived(newest) : goneOn(newest))
      end('sent', words.outcomes.success)
      pushToast({ kind: 'success', ...words.outcomes.success })
    } catch (error) {
      console.error(error)
      if (catchUp()) return
      const told = failureTold(error, words, locale)
      const fieldErrors = error instanceof HttpError ? error.fieldErrors : []
      if (fieldErrors.length === 0) end('failed', told)
      else {
        flushSync(() => {
          for (const { field, message } of fieldErrors) form.setError(field as Path<Form>, { message })
        })
        summary.current?.focus()
      }
      pushToast({ kind: 'destructive', ...told })
    }
  }

  const errors = { ...writtenErrors } as Record<string, string>
  for (const [field, error] of Object.entries(form.formState.errors)) errors[field] = String(error?.message ?? '')
  const errorsInOrder = Object.keys(empty).flatMap((field): [string, string][] =>
    errors[field] ? [[field, errors[field]]] : [],
  )

  const check = form.handleSubmit(send, () => {
    setWrittenErrors({})
    goOn()
    refused.current = true
  })

  // After the list has been rendered: focus on an empty summary would be read as nothing.
  useEffect(() => {
    if (!refused.current || errorsInOrder.length === 0) return
    refused.current = false
    summary.current?.focus()
  })

  return {
    register: form.register,
    trap: form.register(TRAP_FIELD as Path<Form>),
    /** Checks and sends behind the frame that shows the button pressed. A double click submits twice, and is one press. */
    async submit(event: Pick<SyntheticEvent<HTMLElement>, 'currentTarget' | 'preventDefault'>) {
      event.preventDefault()
      if (pressed.current) return
      const { dataset } = event.currentTarget
      pressed.current = true
      dataset.pressed = ''
      try {
        await afterPaint()
        await check()
      } finally {
        pressed.current = false
        delete dataset.pressed
      }
    },
    typed: goOn,
    awake,
    ending,
    failure,
    errors,
    errorsInOrder,
    sending: mutation.isPending,
    summary,
    panels,
  }
}
