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

/** Deletes leads with all their data and adds an audit row. Call `truncateWal` afterwards. */
export const deleteLeads = (db: Kysely<Tables>, action: AuditTable['action'], selection: LeadSelection, now: Date) =>
  db.transaction().execute(async (trx): Promise<AuditTable> => {
    const chosen = trx.selectFrom('lead').select('id').where(selection)
    const deliveries = await trx.deleteFrom('delivery').where('leadId', 'in', chosen).executeTakeFirstOrThrow()
    // Foreign keys delete notes and idempotency keys together with their lead.
    const leads = await trx.deleteFrom('lead').where(selection).executeTakeFirstOrThrow()
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
