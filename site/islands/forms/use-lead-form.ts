import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { FORM_PATHS, type FormName, fieldId, formId, HONEYPOT_FIELD, outcomeId } from '../../../contract/form-markup.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Receipt } from '../../../contract/problem.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useKeptInput } from '../../ui/use-kept-input.ts'
import { HttpError, request } from '../http.ts'
import { showToast } from '../toaster/show-toast.ts'
import { describeFailure } from './describe-failure.ts'
import type { LeadFormWords } from './form-props.ts'
import { type FormValue, readForm } from './read-form.ts'

interface LeadFormOptions<Form extends FieldValues, Lead extends FieldValues> {
  form: FormName
  locale: Locale
  schema: z.ZodMiniType<Lead, Form>
  /** The values of an empty form, in the order of its fields. */
  empty: Record<Path<Form>, FormValue>
  /** Initial values of empty fields. */
  initial?: Record<Path<Form>, FormValue>
  words: LeadFormWords
}

/** 128 random bits. `crypto.randomUUID` is missing over plain HTTP. */
const createIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The payload has only the fields of the specification. The honeypot is added only if it was filled in. */
function serializeLead(lead: FieldValues): string {
  const { [HONEYPOT_FIELD]: honeypot, ...payload } = lead
  return JSON.stringify(honeypot ? lead : payload)
}

/** Creates a resolver that returns the first message of each field. `@hookform/resolvers` is 1 kB larger. */
const createResolver =
  <Form extends FieldValues, Lead>(schema: z.ZodMiniType<Lead, Form>): Resolver<Form, unknown, Lead> =>
  (values) => {
    const { success, data, error } = schema.safeParse(values)
    if (success) return { values: data, errors: {} }
    const errors: Record<string, { type: 'validate'; message: string }> = {}
    for (const { path, message } of error.issues) errors[String(path[0])] ??= { type: 'validate', message }
    return { values: {}, errors: errors as FieldErrors<Form> }
  }

/** Validates and sends a lead form, shows the outcome, and clears the form after a success. */
export function useLeadForm<Form extends FieldValues, Lead extends FieldValues>(options: LeadFormOptions<Form, Lead>) {
  const { form: name, locale, schema, empty, initial = empty, words } = options
  const [start] = useState(() => readForm(name, initial))
  useKeptInput(`#${formId(name)}`)
  const [outcome, setOutcome] = useState<'sent' | 'failed'>()
  const [failure, setFailure] = useState(start.failure ?? words.outcomes.failure.text)
  /** The last payload and its idempotency key. A retry has the same key. A changed payload gets a new key. */
  const attempt = useRef({ body: '', key: '' })

  const form = useForm<Form, unknown, Lead>({
    defaultValues: start.values as DefaultValues<Form>,
    errors: start.errors as FieldErrors<Form>,
    resolver: createResolver(schema),
    shouldFocusError: false,
  })
  const { errors, isSubmitting, submitCount } = form.formState

  async function send(lead: Lead) {
    setOutcome(undefined)
    const body = serializeLead(lead)
    if (attempt.current.body !== body) attempt.current = { body, key: createIdempotencyKey() }
    const headers = { 'Content-Language': locale, 'Idempotency-Key': attempt.current.key }
    try {
      await request<Receipt>(FORM_PATHS[name], { method: 'POST', body, headers })
      attempt.current = { body: '', key: '' }
      setOutcome('sent')
      void showToast({ kind: 'success', ...words.outcomes.success })
    } catch (error) {
      console.error(error)
      const text = describeFailure(error, words, locale)
      const fieldErrors = error instanceof HttpError ? error.fieldErrors : []
      for (const { field, message } of fieldErrors) form.setError(field as Path<Form>, { message })
      if (fieldErrors.length === 0) {
        setFailure(text)
        setOutcome('failed')
      }
      void showToast({ kind: 'destructive', title: words.outcomes.failure.title, text })
    }
  }

  // The first render must match the HTML, so an effect sets the outcome of a form posted without script.
  useEffect(() => setOutcome(start.outcome), [start])

  // This runs after the render, because a hidden panel cannot be focused, and react-hook-form forbids a reset during submit.
  const afterSubmit = useEffectEvent(() => {
    if (outcome === 'sent') form.reset(empty as DefaultValues<Form>)
    document.getElementById(outcomeId(name, outcome ?? 'invalid'))?.focus()
  })
  useEffect(() => {
    if (submitCount > 0) afterSubmit()
  }, [submitCount])

  const messageOf = (field: string) => errors[field]?.message?.toString()
  return {
    form,
    submit: form.handleSubmit(send, () => setOutcome(undefined)),
    /** The props of a field. All fields are required. */
    field: (field: Path<Form>) => ({
      id: fieldId(name, field),
      error: messageOf(field),
      errorPrefix: words.errors.prefix,
      required: true,
      // A success clears the form, so visitors must not type during the request. A disabled field would lose the focus.
      readOnly: isSubmitting,
      ...form.register(field),
    }),
    honeypot: form.register(HONEYPOT_FIELD as Path<Form>),
    hideOutcome: () => setOutcome(undefined),
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
