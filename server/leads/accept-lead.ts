import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type FormName, TRAP_FIELD } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError, Receipt } from '../../contract/problem.ts'
import { DAY } from '../../contract/time.ts'
import type { Lead, LeadTable, Tables } from '../database/tables.ts'
import type { Enqueue } from '../delivery/outbox.ts'
import { checkSubmission, type Submission } from './check-submission.ts'
import { NOT_ASKED, storeLead } from './lead-repository.ts'
import { isSuspected } from './spam-score.ts'

/** How a submission ended. */
export type Acceptance =
  | { outcome: 'stored'; receipt: Receipt; state: LeadTable['state'] }
  /** The lead was already stored. The receipt is the original one. */
  | { outcome: 'repeated'; receipt: Receipt }
  | { outcome: 'invalid'; errors: FieldError[] }
  /** The database failed; the cause is for the log only. */
  | { outcome: 'failed'; cause: unknown }
  /** The first one with this key has not been answered yet. */
  | { outcome: 'under-way' }
  /** The key was already used for a submission with other contents. */
  | { outcome: 'other-payload' }

export interface Sent {
  form: FormName
  payload: object
  locale: Locale
  /** The `Idempotency-Key`. Without it every submission is a new lead. */
  key: string | undefined
}

export type AcceptLead = (sent: Sent) => Promise<Acceptance>

/** How long an `Idempotency-Key` is remembered. */
export const KEY_LIFETIME = DAY

/**
 * A digest that is the same for two submissions with the same contents. Made of the cleaned values in a fixed order, so the order of the
 * fields and stray spaces do not matter.
 */
function fingerprintOf({ form, values }: Submission, locale: Locale): string {
  const fields = Object.entries(values)
    .filter(([field]) => field !== TRAP_FIELD)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, locale, fields]))
    .digest('base64url')
}

function leadOf({ form, values }: Submission, { id, receivedAt }: Receipt, locale: Locale, termsVersion: string): Lead {
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

interface Parts {
  db: Kysely<Tables>
  enqueue: Enqueue
  /** The day of the terms that a signup accepts. */
  termsVersion: string
  now: () => Date
}

/** Checks submissions and stores them. There is a receipt only once the lead is durably stored. */
export function createAcceptLead({ db, enqueue, termsVersion, now }: Parts): AcceptLead {
  /** Of this process. At another server the database makes the second one wait and gives it the first one's receipt. */
  const underWay = new Set<string>()

  async function store(submission: Submission, sent: Sent): Promise<Acceptance> {
    const moment = now()
    const receipt: Receipt = { id: randomUUIDv7(), receivedAt: moment.toISOString() }
    const state = isSuspected(submission) ? 'suspected_spam' : 'accepted'
    const lead = { ...leadOf(submission, receipt, sent.locale, termsVersion), state } as const
    const idempotencyKey = sent.key !== undefined && {
      scope: sent.form,
      key: sent.key,
      fingerprint: fingerprintOf(submission, sent.locale),
      since: new Date(moment.getTime() - KEY_LIFETIME).toISOString(),
    }
    try {
      const addition = await storeLead(db, enqueue, lead, idempotencyKey)
      return addition.outcome === 'stored' ? { outcome: 'stored', receipt, state } : addition
    } catch (cause) {
      return { outcome: 'failed', cause }
    }
  }

  return async (sent) => {
    const { form, payload, locale, key } = sent
    const checked = checkSubmission(form, payload, locale)
    if ('errors' in checked) return { outcome: 'invalid', errors: checked.errors }
    if (key === undefined) return store(checked.submission, sent)
    const scopedKey = `${form} ${key}`
    if (underWay.has(scopedKey)) return { outcome: 'under-way' }
    underWay.add(scopedKey)
    try {
      return await store(checked.submission, sent)
    } finally {
      underWay.delete(scopedKey)
    }
  }
}
