import { randomUUIDv7 } from 'node:crypto'
import type { Kysely } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { truncateLog } from '../database/maintenance.ts'
import { type AuditTable, addressKey, type LeadTable, type Tables } from '../database/tables.ts'

/** Which leads to delete. */
interface Choice {
  readonly column: keyof LeadTable & ('emailKey' | 'receivedAt')
  readonly operator: '=' | '<'
  readonly value: string
}

/** All leads of an e-mail address, in any spelling. */
export const leadsFrom = (email: string): Choice => ({ column: 'emailKey', operator: '=', value: addressKey(email) })

/** All leads that are older than this many days. */
export const leadsOlderThan = (days: number, now: Date): Choice => ({
  column: 'receivedAt',
  operator: '<',
  value: new Date(now.getTime() - days * DAY).toISOString(),
})

export async function countLeads(db: Kysely<Tables>, { column, operator, value }: Choice): Promise<number> {
  const { count } = await db
    .selectFrom('lead')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(column, operator, value)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Deletes leads with everything that belongs to them, and leaves an audit row with their number, if there were any. SQLite's log still
 * has them while somebody reads it; the server truncates it within the hour.
 */
export async function deleteLeads(
  db: Kysely<Tables>,
  action: AuditTable['action'],
  { column, operator, value }: Choice,
  now: Date,
): Promise<AuditTable> {
  const audit = await db.transaction().execute(async (trx) => {
    const chosen = trx.selectFrom('lead').select('id').where(column, operator, value)
    const deliveries = await trx.deleteFrom('delivery').where('leadId', 'in', chosen).executeTakeFirstOrThrow()
    // Notes and idempotency keys go with their lead by foreign key.
    const leads = await trx.deleteFrom('lead').where(column, operator, value).executeTakeFirstOrThrow()
    const row: AuditTable = {
      id: randomUUIDv7(),
      at: now.toISOString(),
      action,
      leads: Number(leads.numDeletedRows),
      deliveries: Number(deliveries.numDeletedRows),
    }
    if (row.leads > 0) await trx.insertInto('audit').values(row).execute()
    return row
  })
  if (audit.leads > 0) await truncateLog(db)
  return audit
}
