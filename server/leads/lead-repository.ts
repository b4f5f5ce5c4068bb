import type { Kysely, Transaction } from 'kysely'
import type { FormName } from '../../contract/form-markup.ts'
import type { Receipt } from '../../contract/problem.ts'
import { addressKey, type Lead, type Tables } from '../database/tables.ts'
import type { Enqueue } from '../delivery/outbox.ts'

/** Values of fields that only some forms have. */
export const NOT_ASKED = {
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: null,
  message: null,
} as const satisfies Partial<Lead>

interface IdempotencyKey {
  /** The form: the same key of another one is another key. */
  scope: FormName
  key: string
  /** Digest of what was sent. */
  fingerprint: string
  /** Keys from before this time (ISO) no longer count. */
  since: string
}

export type Addition = { outcome: 'stored' } | { outcome: 'repeated'; receipt: Receipt } | { outcome: 'other-payload' }

/**
 * Takes the key for this lead, or tells what it was used for before. If two servers try at the same time, the primary key makes one wait
 * for the other's commit and then find its row.
 */
async function takeKey(
  trx: Transaction<Tables>,
  lead: Lead,
  { scope, key, fingerprint, since }: IdempotencyKey,
): Promise<Exclude<Addition, { outcome: 'stored' }> | undefined> {
  const row = { scope, key, fingerprint, lead_id: lead.id, created_at: lead.received_at }
  const taken = await trx
    .insertInto('idempotency')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['scope', 'key']).doUpdateSet(row).where('idempotency.created_at', '<', since),
    )
    .returning('key')
    .executeTakeFirst()
  if (taken !== undefined) return undefined
  const first = await trx
    .selectFrom('idempotency')
    .innerJoin('lead', 'lead.id', 'idempotency.lead_id')
    .select(['fingerprint', 'lead.id', 'lead.received_at'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.fingerprint !== fingerprint) return { outcome: 'other-payload' }
  return { outcome: 'repeated', receipt: { id: first.id, receivedAt: first.received_at } }
}

/**
 * Stores a lead with its deliveries in one transaction. Resolves once they are on disk, where a power cut cannot lose them.
 *
 * @throws the driver's own error if the database fails
 */
export const storeLead = (
  db: Kysely<Tables>,
  enqueue: Enqueue,
  lead: Lead,
  idempotencyKey: IdempotencyKey | false = false,
): Promise<Addition> =>
  db.transaction().execute(async (trx): Promise<Addition> => {
    const known = idempotencyKey ? await takeKey(trx, lead, idempotencyKey) : undefined
    if (known) return known
    await trx
      .insertInto('lead')
      .values({ ...lead, email_key: addressKey(lead.email) })
      .execute()
    await enqueue(trx, lead)
    return { outcome: 'stored' }
  })
