import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { addressKey } from '../database/address-key.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { truncateLog } from '../database/sqlite.ts'
import type { AuditTable, Tables } from '../database/tables.ts'

/** The time (ISO) before which leads are older than this many days. */
export const retentionLimit = (days: number, now: Date): string => new Date(now.getTime() - days * DAY).toISOString()

/** Leads deleted in one transaction. On SQLite nobody else is answered meanwhile. */
const AT_A_TIME = 20

type ChooseLeads = (trx: Transaction<Tables>) => Promise<string[]>

/** Deletes a few leads, with everything that belongs to them, and adds their number to the audit row. */
async function deleteSome(trx: Transaction<Tables>, choose: ChooseLeads, audit: AuditTable): Promise<AuditTable> {
  const ids = await choose(trx)
  if (ids.length === 0) return audit
  const deliveries = await trx.deleteFrom('delivery').where('lead_id', 'in', ids).executeTakeFirstOrThrow()
  // Notes and idempotency keys go with their lead by foreign key.
  const leads = await trx.deleteFrom('lead').where('id', 'in', ids).executeTakeFirstOrThrow()
  const counted = {
    ...audit,
    leads: audit.leads + Number(leads.numDeletedRows),
    deliveries: audit.deliveries + Number(deliveries.numDeletedRows),
  }
  const { leads: leadCount, deliveries: deliveryCount } = counted
  await trx
    .insertInto('audit')
    .values(counted)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ leads: leadCount, deliveries: deliveryCount }))
    .execute()
  return counted
}

async function deleteAll(
  db: Kysely<Tables>,
  action: AuditTable['action'],
  choose: ChooseLeads,
  now: Date,
  signal?: AbortSignal,
): Promise<AuditTable> {
  let audit: AuditTable = { id: randomUUIDv7(), at: now.toISOString(), action, leads: 0, deliveries: 0 }
  while (!signal?.aborted) {
    const counted = await db.transaction().execute((trx) => deleteSome(trx, choose, audit))
    if (counted === audit) break
    audit = counted
    // Lets the server answer requests that arrived during the transaction.
    await setImmediate()
  }
  // The log of SQLite still has the rows. If somebody reads it now, the server truncates it within the hour.
  if (audit.leads > 0 && !isPostgres(db)) await truncateLog(db)
  return audit
}

async function countLeads(db: Kysely<Tables>, column: 'email_key' | 'received_at', operator: '=' | '<', value: string) {
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, operator, value)
    .executeTakeFirstOrThrow()
  return count
}

/** How many leads came from an e-mail address, in any spelling. */
export const countOfAddress = (db: Kysely<Tables>, email: string) => countLeads(db, 'email_key', '=', addressKey(email))

/** How many leads were received before a time (ISO). */
export const countExpired = (db: Kysely<Tables>, before: string) => countLeads(db, 'received_at', '<', before)

/** Deletes all leads of an e-mail address, in any spelling. Without any, writes no audit row. */
export function eraseAddress(db: Kysely<Tables>, email: string, now: Date): Promise<AuditTable> {
  const key = addressKey(email)
  const choose: ChooseLeads = async (trx) => {
    const leads = await trx.selectFrom('lead').select('id').where('email_key', '=', key).limit(AT_A_TIME).execute()
    return leads.map(({ id }) => id)
  }
  return deleteAll(db, 'erase', choose, now)
}

/**
 * Deletes all leads received before a time (ISO). Without any, writes no audit row.
 *
 * @param signal ends it after the transaction that has begun
 */
export function purgeExpired(db: Kysely<Tables>, before: string, now: Date, signal?: AbortSignal): Promise<AuditTable> {
  // Ids sort by time of arrival, so only the oldest leads are read.
  const choose: ChooseLeads = async (trx) => {
    const oldest = await trx.selectFrom('lead').select(['id', 'received_at']).orderBy('id').limit(AT_A_TIME).execute()
    return oldest.filter(({ received_at }) => received_at < before).map(({ id }) => id)
  }
  return deleteAll(db, 'purge', choose, now, signal)
}
