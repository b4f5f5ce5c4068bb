import { randomUUIDv7 } from 'node:crypto'
import type { FormName } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError } from '../../contract/problem.ts'
import type { Receipt } from '../../contract/receipt.ts'
import { DAY } from '../../contract/time.ts'
import { checkSubmission, type Submission } from './check-submission.ts'
import { fingerprintOf } from './fingerprint.ts'
import { type Claim, type Lead, type LeadRepository, NOT_ASKED } from './lead-repository.ts'
import { isSuspected } from './spam-score.ts'

/** How a submission ended. */
export type Acceptance =
  /** `repeated`: it had been stored before, and this is the receipt of then. */
  | { outcome: 'sent'; receipt: Receipt; repeated: boolean; suspected: boolean }
  | { outcome: 'invalid'; errors: FieldError[] }
  /** The submission was valid, but the database failed; the cause is for the log only. */
  | { outcome: 'failed'; cause: unknown }
  /** The first one with this key has not been answered yet. */
  | { outcome: 'under-way' }
  /** The key was already used for a submission with other contents. */
  | { outcome: 'other-payload' }

/** How a repeated submission is recognized: by a key that the browser sent, by its contents, or not at all. */
export type RecognizedBy = { key: string } | 'payload' | 'nothing'

export interface Sent {
  form: FormName
  payload: object
  locale: Locale
  recognizedBy: RecognizedBy
}

export type AcceptLead = (sent: Sent) => Promise<Acceptance>

/** How long a key is remembered. */
export const KEY_MILLISECONDS = DAY

/** How long contents are remembered, by which forms without script are recognized. Longer than impatient people press the button again. */
const PAYLOAD_MILLISECONDS = 10 * 60_000

function leadOf({ form, values }: Submission, locale: Locale, { id, receivedAt }: Receipt, termsVersion: string): Lead {
  const lead: Lead = {
    id,
    kind: form,
    state: 'accepted',
    locale,
    received_at: receivedAt,
    full_name: values.fullName,
    email: values.email,
    ...NOT_ASKED,
  }
  if (form === 'contact') return { ...lead, subject: values.subject, message: values.message }
  return {
    ...lead,
    company_name: values.companyName,
    phone_number: values.phoneNumber,
    service_interest: values.serviceInterest,
    terms_version: termsVersion,
    terms_accepted_at: receivedAt,
  }
}

function claimOf(submission: Submission, { locale, recognizedBy }: Sent, now: Date): Claim | undefined {
  if (recognizedBy === 'nothing') return
  const fingerprint = fingerprintOf(submission, locale)
  const since = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  return recognizedBy === 'payload'
    ? { scope: `${submission.form} form`, key: fingerprint, fingerprint, since: since(PAYLOAD_MILLISECONDS) }
    : { scope: submission.form, key: recognizedBy.key, fingerprint, since: since(KEY_MILLISECONDS) }
}

/**
 * Checks a submission and stores it. There is a receipt only once the lead is durably stored.
 *
 * @param termsVersion the day of the terms that a signup accepts
 */
export function acceptLeads(leads: LeadRepository, termsVersion: string, now: () => Date): AcceptLead {
  const underWay = new Set<string>()

  const store = async (submission: Submission, sent: Sent): Promise<Acceptance> => {
    const moment = now()
    const receipt: Receipt = { id: randomUUIDv7(), receivedAt: moment.toISOString() }
    const suspected = isSuspected(submission)
    const lead: Lead = {
      ...leadOf(submission, sent.locale, receipt, termsVersion),
      state: suspected ? 'suspected_spam' : 'accepted',
    }
    try {
      const addition = await leads.add(lead, claimOf(submission, sent, moment))
      if (addition.outcome === 'other-payload') return addition
      if (addition.outcome === 'stored') return { outcome: 'sent', receipt, repeated: false, suspected }
      return { outcome: 'sent', receipt: addition.receipt, repeated: true, suspected }
    } catch (cause) {
      return { outcome: 'failed', cause }
    }
  }

  return async (sent) => {
    const { form, payload, locale, recognizedBy } = sent
    const checked = checkSubmission(form, payload, locale)
    if ('errors' in checked) return { outcome: 'invalid', errors: checked.errors }
    if (typeof recognizedBy === 'string') return store(checked.submission, sent)

    // Only knows of this process. If another server has the first one, the database makes this one wait and gives it the first's receipt.
    const key = `${form} ${recognizedBy.key}`
    if (underWay.has(key)) return { outcome: 'under-way' }
    underWay.add(key)
    try {
      return await store(checked.submission, sent)
    } finally {
      underWay.delete(key)
    }
  }
}
