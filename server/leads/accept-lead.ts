import { createHash, randomUUIDv7 } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import { type FormName, HONEYPOT_FIELD } from '../../contract/form-markup.ts'
import type { Locale } from '../../contract/locale.ts'
import type { FieldError, Receipt } from '../../contract/problem.ts'
import type { SiteManifest } from '../../contract/site-manifest.ts'
import { DAY } from '../../contract/time.ts'
import type { ClockCheck } from '../database/clock-check.ts'
import type { LeadStore } from '../database/lead-store.ts'
import { isDisconnected } from '../database/postgres.ts'
import { addressKey, type IdempotencyTable, type LeadTable, type Tables } from '../database/tables.ts'
import { ProblemError } from '../http/problems.ts'
import { createCheckSubmission, type Submission } from './check-submission.ts'
import { findSpamSigns, isSuspected, isTrapped } from './spam-signs.ts'

export type AcceptResult =
  /** Stored. A repeat gets the receipt of the first submission and has no state. */
  | { status: 201; receipt: Receipt; state?: LeadTable['state'] }
  | { status: 422; errors: FieldError[] }
  /** The database failed. Only log the cause: it may contain details. */
  | { status: 503; cause: unknown }

export interface ReceivedForm {
  form: FormName
  payload: object
  locale: Locale
  /** The header `Idempotency-Key`. */
  key: string | undefined
}

export type AcceptLead = (received: ReceivedForm) => Promise<AcceptResult>

/** A key is stored this long. The contents are a key too: people press a slow button twice, or reload and send the same text again. */
export const KEY_LIFETIME = DAY

/** A hash of the cleaned values in a fixed order. An empty honeypot is left out, because plain forms send it and scripts do not. */
function fingerprintOf({ form, values }: Submission, locale: Locale): string {
  const fields = Object.entries(values)
    .filter(([field, value]) => field !== HONEYPOT_FIELD || value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([form, locale, fields]))
    .digest('base64url')
}

function leadOf(submission: Submission, { id, receivedAt }: Receipt, locale: Locale, termsVersion: string) {
  const { form: kind, values } = submission
  const { [HONEYPOT_FIELD]: honeypot = '', ...fields } = values
  const isSpam = isTrapped(honeypot, fields) || isSuspected(findSpamSigns(kind, values))
  const state: LeadTable['state'] = isSpam ? 'suspected_spam' : 'accepted'
  const lead = { id, kind, state, locale, receivedAt, emailKey: addressKey(fields.email) }
  if (!('termsAccepted' in fields)) return { ...lead, ...fields }
  const { termsAccepted: _accepted, ...stored } = fields
  return { ...lead, ...stored, termsVersion, termsAcceptedAt: receivedAt }
}

/** The submission is a repeat. As an error it rolls its transaction back, so that a repeat stores nothing. */
class EarlierLead extends Error {
  readonly receipt: Receipt

  constructor(receipt: Receipt) {
    super()
    this.receipt = receipt
  }
}

/**
 * Stores an idempotency key. If two submissions store it at the same time, the primary key makes one wait for the other's commit.
 *
 * @param expired older keys count as new
 * @throws EarlierLead if the key was used for the same contents
 * @throws ProblemError if the key was used for other contents
 */
async function takeKey(trx: Transaction<Tables>, row: IdempotencyTable, expired: string): Promise<void> {
  const taken = await trx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(row).where('idempotency.createdAt', '<', expired),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return
  const first = await trx
    .selectFrom('idempotency')
    .innerJoin('lead', 'lead.id', 'idempotency.leadId')
    .select(['fingerprint', 'lead.id', 'lead.receivedAt'])
    .where('scope', '=', row.scope)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow()
  if (first.fingerprint === row.fingerprint) throw new EarlierLead({ id: first.id, receivedAt: first.receivedAt })
  throw new ProblemError(422, { detail: 'This Idempotency-Key was used for another payload. Send a new key.' })
}

/** Adds the deliveries of a lead in the transaction that stores it. */
export type Enqueue = (
  trx: Transaction<Tables>,
  lead: Pick<LeadTable, 'id' | 'state' | 'email' | 'receivedAt'>,
) => Promise<void>

interface Dependencies {
  store: Pick<LeadStore, 'get'>
  enqueue: Enqueue
  manifest: Pick<SiteManifest, 'termsVersion' | 'validation'>
  clockCheck: Pick<ClockCheck, 'notBeforeCheck' | 'notAfterCheck'>
}

/** Returns a function that checks a submission and stores it. It returns a receipt only after the commit. */
export function createAcceptLead({ store: { get }, enqueue, manifest, clockCheck }: Dependencies): AcceptLead {
  const checkSubmission = createCheckSubmission(manifest.validation)

  /** Stores the keys, the lead and its deliveries in one transaction. */
  const store = async (lead: Insertable<Tables['lead']>, fingerprint: string, keys: string[]) =>
    (await get()).transaction().execute(async (trx) => {
      const { id: leadId, kind: scope, receivedAt: createdAt } = lead
      const expired = new Date(clockCheck.notAfterCheck().getTime() - KEY_LIFETIME).toISOString()
      for (const key of keys) await takeKey(trx, { scope, key, fingerprint, leadId, createdAt }, expired)
      await trx.insertInto('lead').values(lead).execute()
      await enqueue(trx, lead)
    })

  return async ({ form, payload, locale, key }) => {
    const checked = checkSubmission(form, payload, locale)
    if ('errors' in checked) return { status: 422, errors: checked.errors }
    const receipt: Receipt = { id: randomUUIDv7(), receivedAt: clockCheck.notBeforeCheck().toISOString() }
    const lead = leadOf(checked.submission, receipt, locale, manifest.termsVersion)
    const fingerprint = fingerprintOf(checked.submission, locale)
    // A key in a header has no space, so it never equals the key of the contents.
    const keys = [key, `contents ${fingerprint}`].filter((each) => each !== undefined)
    const tryToStore = () => store(lead, fingerprint, keys)
    try {
      await tryToStore().catch((error) => {
        if (!isDisconnected(error)) throw error
        // If the first try was stored after all, its keys are already there.
        return tryToStore()
      })
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause
      if (!(cause instanceof EarlierLead)) return { status: 503, cause }
      if (cause.receipt.id !== receipt.id) return { status: 201, receipt: cause.receipt }
    }
    return { status: 201, receipt, state: lead.state }
  }
}
