import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Insertable, Kysely, Transaction } from 'kysely'
import { type FormName, HONEYPOT_FIELD } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError, Receipt } from '../../contract/problem.ts'
import { DAY } from '../../contract/time.ts'
import { addressKey, type IdempotencyTable, type LeadTable, type Tables } from '../database/tables.ts'
import type { Enqueue } from '../delivery/outbox.ts'
import { ProblemError } from '../problems.ts'
import { checkSubmission, type Submission } from './check-submission.ts'
import { isSuspected } from './spam-score.ts'

/** How a submission ended. */
export type AcceptResult =
  /** Durably stored, now or, without a state, by an earlier submission with the same key. */
  | { status: 201; receipt: Receipt; state?: LeadTable['state'] }
  | { status: 422; errors: FieldError[] }
  /** The database failed. The cause is for the log only. */
  | { status: 503; cause: unknown }

export interface ReceivedForm {
  form: FormName
  payload: object
  locale: Locale
  /** The `Idempotency-Key`. Without it every submission of a script is a new lead. */
  key: string | undefined
  /** Posted without script. The same contents within a day are the same lead: people press a slow button twice. */
  isPosted: boolean
}

export type AcceptLead = (received: ReceivedForm) => Promise<AcceptResult>

/** How long an `Idempotency-Key` is remembered. */
export const KEY_LIFETIME = DAY

/**
 * A digest that is the same for two submissions with the same contents. Made of the cleaned values in a fixed order, so the order of the
 * fields and stray spaces do not matter.
 */
function fingerprintOf({ form, values }: Submission, locale: Locale): string {
  const fields = Object.entries(values)
    .filter(([field]) => field !== HONEYPOT_FIELD)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, locale, fields]))
    .digest('base64url')
}

function leadOf(submission: Submission, { id, receivedAt }: Receipt, locale: Locale, termsVersion: string) {
  const { form: kind, values } = submission
  const { fullName, email } = values
  const state: LeadTable['state'] = isSuspected(submission) ? 'suspected_spam' : 'accepted'
  const lead = { id, kind, state, locale, receivedAt, fullName, email, emailKey: addressKey(email) }
  if (!('termsAccepted' in values)) return { ...lead, subject: values.subject, message: values.message }
  const { companyName, phoneNumber, serviceInterest } = values
  return { ...lead, companyName, phoneNumber, serviceInterest, termsVersion, termsAcceptedAt: receivedAt }
}

/**
 * Takes an idempotency key, or returns the receipt that it was used for before. If two servers try at the same time, the primary key makes
 * one wait for the other's commit and then find its row.
 *
 * @throws ProblemError if it was used for other contents
 */
async function takeKey(trx: Transaction<Tables>, row: IdempotencyTable): Promise<Receipt | undefined> {
  const expired = new Date(Date.parse(row.createdAt) - KEY_LIFETIME).toISOString()
  const taken = await trx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(row).where('idempotency.createdAt', '<', expired),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  const first = await trx
    .selectFrom('idempotency')
    .innerJoin('lead', 'lead.id', 'idempotency.leadId')
    .select(['fingerprint', 'lead.id', 'lead.receivedAt'])
    .where('scope', '=', row.scope)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (first.fingerprint === row.fingerprint) return { id: first.id, receivedAt: first.receivedAt }
  throw new ProblemError(422, { detail: 'The first request with this Idempotency-Key had another payload.' })
}

interface Dependencies {
  db: Kysely<Tables>
  enqueue: Enqueue
  /** The day of the terms that a signup accepts. */
  termsVersion: string
  now: () => Date
}

/** Checks submissions and stores them. There is a receipt only once the lead is on disk, where a power cut cannot lose it. */
export function createAcceptLead({ db, enqueue, termsVersion, now }: Dependencies): AcceptLead {
  /** Of this process. At another server the database makes the second one wait and gives it the first one's receipt. */
  const underWay = new Set<string>()

  /** The key, the lead and its deliveries are stored together or not at all. */
  const store = (lead: Insertable<Tables['lead']>, key: Pick<IdempotencyTable, 'key' | 'fingerprint'> | undefined) =>
    db.transaction().execute(async (trx) => {
      const { id: leadId, kind: scope, receivedAt: createdAt } = lead
      const earlier = key && (await takeKey(trx, { scope, ...key, leadId, createdAt }))
      if (earlier) return earlier
      await trx.insertInto('lead').values(lead).execute()
      await enqueue(trx, lead)
      return undefined
    })

  async function check({ form, payload, locale, key, isPosted }: ReceivedForm): Promise<AcceptResult> {
    const checked = checkSubmission(form, payload, locale)
    if ('errors' in checked) return { status: 422, errors: checked.errors }
    const receipt: Receipt = { id: randomUUIDv7(), receivedAt: now().toISOString() }
    const lead = leadOf(checked.submission, receipt, locale, termsVersion)
    const fingerprint = fingerprintOf(checked.submission, locale)
    // With a space, which no key in a header has.
    const taken = isPosted ? `contents ${fingerprint}` : key
    try {
      const earlier = await store(lead, taken === undefined ? undefined : { key: taken, fingerprint })
      return earlier ? { status: 201, receipt: earlier } : { status: 201, receipt, state: lead.state }
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause
      return { status: 503, cause }
    }
  }

  return async (received) => {
    const { form, key } = received
    if (key === undefined) return check(received)
    const scopedKey = `${form} ${key}`
    if (underWay.has(scopedKey)) {
      throw new ProblemError(409, { detail: 'The first request with this Idempotency-Key is still under way.' })
    }
    underWay.add(scopedKey)
    try {
      return await check(received)
    } finally {
      underWay.delete(scopedKey)
    }
  }
}
