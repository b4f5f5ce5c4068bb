import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import { addressKey, fillAddressKeys } from '../database/address-key.ts'
import type { AuditTable, Tables } from '../database/tables.ts'

/** What was deleted, as it stands in the audit table too. */
export type Erasure = AuditTable

/** Deleting leads, with everything that hangs on them. Every method throws the driver's own error when the database refuses. */
export interface LeadErasure {
  /** How many leads an e-mail address has. */
  count(email: string): Promise<number>
  /** Deletes all leads of an e-mail address, however it was written; nothing, and no audit row, where there is none. */
  erase(email: string): Promise<Erasure | undefined>
  /** Deletes all leads received before a moment (ISO); nothing, and no audit row, where there is none. */
  purge(before: string): Promise<Erasure | undefined>
}

/** In one transaction. On SQLite the server waits meanwhile, and with it every visitor. */
const AT_A_TIME = 50

/** Finds the next leads to delete. */
type Choose = (trx: Transaction<Tables>) => Promise<string[]>

/** Deletes leads, and counts them into the audit row. Deliveries and claims go by themselves. */
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

/** From the front, where the oldest are, because ids sort by arrival: however many there are, only these are read. */
const receivedBefore =
  (moment: string): Choose =>
  async (trx) => {
    const oldest = trx.selectFrom('lead').select(['id', 'received_at']).orderBy('id').limit(AT_A_TIME)
    return (await oldest.execute()).filter(({ received_at }) => received_at < moment).map(({ id }) => id)
  }

/** @param now for tests */
export function leadErasure(db: Kysely<Tables>, now: () => Date = () => new Date()): LeadErasure {
  const deleteAll = async (action: Erasure['action'], choose: Choose): Promise<Erasure | undefined> => {
    let audit: Erasure = { id: randomUUIDv7(), at: now().toISOString(), action, leads: 0, deliveries: 0 }
    for (;;) {
      const counted = await db.transaction().execute((trx) => deleteSome(trx, choose, audit))
      if (!counted) return audit.leads > 0 ? audit : undefined
      audit = counted
      // On SQLite nothing else has had a turn since the transaction began: whoever asked for a page meanwhile gets it now.
      await setImmediate()
    }
  }
  return {
    async count(email) {
      await fillAddressKeys(db)
      const { count } = await db
        .selectFrom('lead')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('email_key', '=', addressKey(email))
        .executeTakeFirstOrThrow()
      return count
    },
    async erase(email) {
      await fillAddressKeys(db)
      return deleteAll('erase', ofAddress(addressKey(email)))
    },
    purge: (before) => deleteAll('purge', receivedBefore(before)),
  }
}
