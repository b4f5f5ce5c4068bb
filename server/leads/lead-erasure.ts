import { randomUUIDv7 } from 'node:crypto'
import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { type AuditTable, addressKey, type Tables } from '../database/tables.ts'

/** A condition that selects leads. */
export type LeadSelection = (lead: ExpressionBuilder<Tables, 'lead'>) => Expression<SqlBool>

/** Selects all leads from an e-mail address, in any spelling. */
export const leadsFrom =
  (email: string): LeadSelection =>
  (lead) =>
    lead('emailKey', '=', addressKey(email))

export const leadsOlderThan =
  (days: number, now: Date): LeadSelection =>
  (lead) =>
    lead('receivedAt', '<', new Date(now.getTime() - days * DAY).toISOString())

export async function countLeads(db: Kysely<Tables>, selection: LeadSelection): Promise<number> {
  const counted = db.selectFrom('lead').select(({ fn }) => fn.countAll<number>().as('count'))
  return (await counted.where(selection).executeTakeFirstOrThrow()).count
}

/** Rows of one statement. SQLite limits the values of a statement. */
const MAX_ROWS = 1000

/** Deletes leads with all their data. Adds an audit row and the ids of the leads. Call `truncateWal` afterwards. */
export const deleteLeads = (db: Kysely<Tables>, action: AuditTable['action'], selection: LeadSelection, now: Date) =>
  db.transaction().execute(async (trx): Promise<AuditTable> => {
    const chosen = trx.selectFrom('lead').select('id').where(selection)
    const deliveries = await trx.deleteFrom('delivery').where('leadId', 'in', chosen).executeTakeFirstOrThrow()
    // Foreign keys delete notes and idempotency keys together with their lead.
    const leads = await trx.deleteFrom('lead').where(selection).returning('id').execute()
    const row: AuditTable = {
      id: randomUUIDv7(),
      at: now.toISOString(),
      action,
      leads: leads.length,
      deliveries: Number(deliveries.numDeletedRows),
    }
    if (leads.length > 0) await trx.insertInto('audit').values(row).execute()
    for (let start = 0; start < leads.length; start += MAX_ROWS) {
      const rows = leads.slice(start, start + MAX_ROWS).map(({ id }) => ({ id, auditId: row.id }))
      // A restored backup can bring back a lead that was deleted before.
      await trx
        .insertInto('deletedLead')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    return row
  })
