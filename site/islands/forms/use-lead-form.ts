import { type MouseEvent, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldErrors, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { FORM_PATHS, type FormName, fieldId, formId, HONEYPOT_FIELD, outcomeId } from '../../../contract/form-markup.ts'
import {
  createFormSchema,
  type FieldName,
  type FieldRule,
  type FormMessages,
  fieldRules,
} from '../../../contract/forms.ts'
import type { Locale } from '../../../contract/locale.ts'
import { formatReceivedAt } from '../../../contract/office-days.ts'
import type { Receipt } from '../../../contract/problem.ts'
import { readOffice } from '../../scripts/clocks.ts'
import { describeSending } from '../../scripts/sending-dates.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import { HttpError, request } from '../http.ts'
import { showToast } from '../toaster/show-toast.ts'
import { describeFailure } from './describe-failure.ts'
import type { LeadFormWords } from './form-props.ts'
import { type FormValue, readForm } from './read-form.ts'

type FieldTexts<Form extends FormName> = FormMessages<Form> & {
  [Field in FieldName<Form>]: { label?: string; hint?: string | undefined }
}

interface LeadFormOptions<Form extends FormName> {
  form: Form
  locale: Locale
  fields: FieldTexts<Form>
  words: LeadFormWords
}

const emptyForm = (form: FormName): Record<string, FormValue> => ({
  ...Object.fromEntries(
    Object.entries(fieldRules(form)).map(([field, { kind }]) => [field, kind === 'terms' ? false : '']),
  ),
  [HONEYPOT_FIELD]: '',
})

/** Attributes for the browser's validation, keyboard and autofill. */
function textAttributes(rule: FieldRule | undefined) {
  if (!rule || !('min' in rule)) return {}
  return {
    ...(rule.kind === 'email' && { type: 'email', inputMode: 'email' as const }),
    ...(rule.kind === 'phone' && { type: 'tel' }),
    ...(rule.min > 1 && { minLength: rule.min }),
    ...(rule.autoComplete === 'name' && { autoCapitalize: 'words' }),
    autoComplete: rule.autoComplete,
  }
}

/** 128 random bits. `crypto.randomUUID` is missing over plain HTTP. */
const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The payload has only the fields of the specification. The honeypot is added only if it was filled in. */
function serializePayload(lead: FieldValues): string {
  const { [HONEYPOT_FIELD]: honeypot, ...payload } = lead
  return JSON.stringify(honeypot ? lead : payload)
}

/** What was received. Long texts and the acceptance of the terms are left out. */
const listReceived = (form: FormName, fields: object, lead: FieldValues, plan: string): string[] =>
  Object.entries(fieldRules(form)).flatMap(([name, { kind }]) => {
    if (kind === 'terms' || kind === 'lines') return []
    const { label, options } = Object(fields)[name]
    return options ? `${plan}: ${options[lead[name]]}` : `${label}: ${lead[name]}`
  })

/** Creates a resolver that returns the first message of each field. `@hookform/resolvers` is 1 kB larger. */
const createResolver =
  (schema: z.ZodMiniType<FieldValues>): Resolver =>
  (values) => {
    const { success, data, error } = schema.safeParse(values)
    if (success) return { values: data, errors: {} }
    const errors: FieldErrors = {}
    for (const { path, message } of error.issues) errors[String(path[0])] ??= { type: 'validate', message }
    return { values: {}, errors }
  }

export function useLeadForm<Form extends FormName>(options: LeadFormOptions<Form>) {
  const { form: name, locale, fields, words } = options
  const [empty] = useState(() => emptyForm(name))
  const [start] = useState(() => readForm(name, empty))
  useKeptInput(`#${formId(name)}`)
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const [receipt, setReceipt] = useState<string[]>()
  const [failure, setFailure] = useState(start.failure ?? words.outcomes.failure.text)
  /** The last payload and its idempotency key. A retry has the same key. A changed payload gets a new key. */
  const attempt = useRef({ body: '', key: '' })

  const form = useForm({
    defaultValues: start.values,
    errors: start.errors,
    resolver: createResolver(createFormSchema(name, fields, words.errors)),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  async function send(lead: FieldValues) {
    setOutcome(undefined)
    const body = serializePayload(lead)
    if (attempt.current.body !== body) attempt.current = { body, key: createIdempotencyKey() }
    const headers = { 'Content-Language': locale, 'Idempotency-Key': attempt.current.key }
    // Outside of `try`: if a browser lacks something, `submit` handles that.
    const response = request<Receipt>(FORM_PATHS[name], { method: 'POST', body, headers })
    let accepted: Receipt
    try {
      accepted = await response
    } catch (error) {
      console.error(error)
      const text = describeFailure(error, words, locale)
      const fieldErrors = error instanceof HttpError ? error.fieldErrors : []
      for (const { field, message } of fieldErrors) form.setError(field, { message })
      if (fieldErrors.length === 0) {
        setFailure(text)
        setOutcome('failed')
      }
      void showToast({ kind: 'destructive', title: words.outcomes.failure.title, text })
      return
    }
    const { sending } = words.receipt
    const office = readOffice()
    setReceipt([
      `${words.receipt.received}: ${formatReceivedAt(accepted.receivedAt, locale)}`,
      ...listReceived(name, fields, lead, words.receipt.plan),
      ...(sending && office ? [describeSending(sending, Date.parse(accepted.receivedAt), office)] : []),
    ])
    attempt.current = { body: '', key: '' }
    setOutcome('sent')
    void showToast({ kind: 'success', ...words.outcomes.success })
  }

  // The first render must match the HTML, so an effect sets the outcome of a form posted without script.
  useEffect(() => setOutcome(start.outcome), [start])

  // This runs after the render, because a hidden panel cannot be focused, and react-hook-form forbids a reset during submit.
  const afterSubmit = useEffectEvent(() => {
    if (outcome === 'sent') form.reset(empty)
    document.getElementById(outcomeId(name, outcome ?? 'invalid'))?.focus()
  })
  useEffect(() => {
    if (submitCount > 0) afterSubmit()
  }, [submitCount])

  const checkAndSend = form.handleSubmit(send, () => setOutcome(undefined))
  const isBusy = useRef(false)
  /** Checks the form and sends it. Ignores a second press. */
  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (isBusy.current) return
    isBusy.current = true
    try {
      // Lets the browser paint the press first, because checking a form takes a slow phone 400 ms.
      await new Promise((resolve) => setTimeout(resolve))
      await checkAndSend()
    } catch (error) {
      // The browser may lack something that our script needs. It then posts the form itself, as without script. The server recognizes a repeat.
      console.error(error)
      element.submit()
    } finally {
      isBusy.current = false
    }
  }

  const messageOf = (field: string) => errors[field]?.message?.toString()
  /** The props of a field. All fields are required. */
  const getFieldProps = (field: FieldName<Form>) => ({
    id: fieldId(name, field),
    error: messageOf(field),
    errorPrefix: words.errors.prefix,
    required: true,
    // A success clears the form, so visitors must not type during the request. A disabled field would lose the focus.
    readOnly: isSubmitting,
    ...form.register(field),
  })
  return {
    form,
    submit,
    field: getFieldProps,
    textField(field: FieldName<Form>) {
      const { label, hint } = fields[field]
      return { ...getFieldProps(field), label, hint, ...textAttributes(fieldRules(name)[field]) }
    },
    honeypot: form.register(HONEYPOT_FIELD),
    hideOutcome: () => setOutcome(undefined),
    receipt,
    /** Shows the empty form in place of the receipt. */
    startAgain(event: MouseEvent) {
      event.preventDefault()
      // A hidden field cannot be focused.
      flushSync(() => setOutcome(undefined))
      const [first = ''] = Object.keys(empty)
      form.setFocus(first)
    },
    isHydrated: useHydrated(),
    isSending: isSubmitting,
    outcome,
    failure,
    errorsInOrder: Object.keys(empty).flatMap((field) => {
      const message = messageOf(field)
      return message ? [{ field, message }] : []
    }),
  }
}
