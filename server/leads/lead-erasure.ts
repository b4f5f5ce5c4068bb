import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { addressKey } from '../database/address-key.ts'
import type { AuditTable, Tables } from '../database/tables.ts'

/** How much was deleted: the row of the audit table. */
export type Erasure = AuditTable

/** Deletes leads with their deliveries and claims. Every method throws the driver's own error when the database fails. */
export interface LeadErasure {
  /** How many leads an e-mail address has. */
  count(email: string): Promise<number>
  /** Deletes all leads of an e-mail address in any spelling. Without any, writes no audit row and returns undefined. */
  erase(email: string): Promise<Erasure | undefined>
  /** How many leads were received before a moment (ISO). */
  countBefore(before: string): Promise<number>
  /**
   * Deletes all leads received before a moment (ISO), or, once the signal is given, those of the step that has begun. Without any,
   * writes no audit row and returns undefined.
   */
  purge(before: string, signal?: AbortSignal): Promise<Erasure | undefined>
}

/** The moment before which leads are older than so many days: `LEADS_RETENTION_DAYS`. */
export const retentionLimit = (days: number, now: Date) => new Date(now.getTime() - days * DAY).toISOString()

/** How many leads are deleted in one transaction, during which an SQLite server answers nobody: some 7 ms, most of them for the disk. */
const AT_A_TIME = 20

/** Finds the next leads to delete. */
type Choose = (trx: Transaction<Tables>) => Promise<string[]>

/** Deletes some leads and adds their number to the audit row. Their claims go with them by foreign key. */
async function deleteSome(trx: Transaction<Tables>, choose: Choose, audit: Erasure): Promise<Erasure | undefined> {
  const ids = await choose(trx)
  if (ids.length === 0) return
  const deliveries = await trx.deleteFrom('delivery').where('lead_id', 'in', ids).executeTakeFirstOrThrow()
  const leads = await trx.deleteFrom('lead').where('id', 'in', ids).executeTakeFirstOrThrow()
  const counted = {
    ...audit,
    leads: audit.leads + Number(leads.numDeletedRows),
    deliveries: audit.deliveries + Number(deliveries.numDeletedRows),
  }
  await trx
    .insertInto('audit')
    .values(counted)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ leads: counted.leads, deliveries: counted.deliveries }),
    )
    .execute()
  return counted
}

const ofAddress =
  (key: string): Choose =>
  async (trx) => {
    const leads = await trx.selectFrom('lead').select('id').where('email_key', '=', key).limit(AT_A_TIME).execute()
    return leads.map(({ id }) => id)
  }

/** Reads only the oldest leads, however many there are: ids sort by time of arrival. */
const receivedBefore =
  (moment: string): Choose =>
  async (trx) => {
    const oldest = trx.selectFrom('lead').select(['id', 'received_at']).orderBy('id').limit(AT_A_TIME)
    return (await oldest.execute()).filter(({ received_at }) => received_at < moment).map(({ id }) => id)
  }

export function leadErasure(db: Kysely<Tables>, now: () => Date): LeadErasure {
  const deleteAll = async (
    action: Erasure['action'],
    choose: Choose,
    signal?: AbortSignal,
  ): Promise<Erasure | undefined> => {
    let audit: Erasure = { id: randomUUIDv7(), at: now().toISOString(), action, leads: 0, deliveries: 0 }
    while (!signal?.aborted) {
      const counted = await db.transaction().execute((trx) => deleteSome(trx, choose, audit))
      if (!counted) break
      audit = counted
      // On SQLite nothing else could run during the transaction: let requests that have arrived be answered now.
      await setImmediate()
    }
    return audit.leads > 0 ? audit : undefined
  }
  const counted = db.selectFrom('lead').select(({ fn }) => fn.countAll<number>().as('count'))
  return {
    async count(email) {
      return (await counted.where('email_key', '=', addressKey(email)).executeTakeFirstOrThrow()).count
    },
    countBefore: async (before) => (await counted.where('received_at', '<', before).executeTakeFirstOrThrow()).count,
    async erase(email) {
      return deleteAll('erase', ofAddress(addressKey(email)))
    },
    purge: (before, signal) => deleteAll('purge', receivedBefore(before), signal),
  }
}
