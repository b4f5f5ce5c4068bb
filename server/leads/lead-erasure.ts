import { randomUUIDv7 } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AuditTable, Tables } from '../database/tables.ts'

/** What was deleted, as it stands in the audit table too. */
export type Erasure = AuditTable

/** Deleting leads, with everything that hangs on them. Every method throws the driver's own error when the database refuses. */
export interface LeadErasure {
  /** How many leads an e-mail address has. */
  count(email: string): Promise<number>
  /** Deletes all leads of an e-mail address, however it was capitalized; nothing, and no audit row, where there is none. */
  erase(email: string): Promise<Erasure | undefined>
  /** Deletes all leads received before a moment (ISO); nothing, and no audit row, where there is none. */
  purge(before: string): Promise<Erasure | undefined>
}

/** In one transaction. On SQLite the server waits meanwhile, and with it every visitor. */
const AT_A_TIME = 500

type Of = { email: string } | { before: string }

/**
 * An address can be written with other capitals each time. The given one is compared as it is too, because the databases
 * know fewer capital letters than JavaScript does.
 */
const leadsOf = (db: Kysely<Tables>, of: Of) =>
  db
    .selectFrom('lead')
    .where(({ and, or, eb, fn }) =>
      'before' in of
        ? and([eb('received_at', '<', of.before)])
        : or([eb('email', '=', of.email), eb(fn<string>('lower', ['email']), '=', of.email.toLowerCase())]),
    )

/** Deletes the leads that come first, and counts them into the audit row. Deliveries and claims go by themselves. */
async function deleteSome(trx: Transaction<Tables>, of: Of, audit: Erasure): Promise<Erasure | undefined> {
  const ids = (await leadsOf(trx, of).select('id').orderBy('id').limit(AT_A_TIME).execute()).map(({ id }) => id)
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

/** @param now for tests */
export function leadErasure(db: Kysely<Tables>, now: () => Date = () => new Date()): LeadErasure {
  const deleteAll = async (action: Erasure['action'], of: Of): Promise<Erasure | undefined> => {
    let audit: Erasure = { id: randomUUIDv7(), at: now().toISOString(), action, leads: 0, deliveries: 0 }
    for (;;) {
      const counted = await db.transaction().execute((trx) => deleteSome(trx, of, audit))
      if (!counted) return audit.leads > 0 ? audit : undefined
      audit = counted
    }
  }
  return {
    async count(email) {
      const { count } = await leadsOf(db, { email })
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    erase: (email) => deleteAll('erase', { email }),
    purge: (before) => deleteAll('purge', { before }),
  }
}

/** The moment before which leads are older than so many days. */
export const retentionLimit = (days: number, now: Date) =>
  new Date(now.getTime() - days * 24 * 60 * 60_000).toISOString()
