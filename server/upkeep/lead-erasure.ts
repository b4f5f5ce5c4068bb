import { randomUUIDv7 } from 'node:crypto'
import { type Expression, type ExpressionBuilder, type Kysely, type SqlBool, sql } from 'kysely'
import { DAY } from '../../contract/time.ts'
import { type AuditTable, addressKey, type Tables } from '../database/tables.ts'

/** A condition that selects leads. */
export type LeadSelection = (lead: ExpressionBuilder<Tables, 'lead'>) => Expression<SqlBool>

/** Selects all leads from an email address, in any spelling. */
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

/** Deletes leads with all their data. Adds an audit row and the ids of the leads. Call `clearDeleted` afterwards. */
export const deleteLeads = (db: Kysely<Tables>, action: AuditTable['action'], selection: LeadSelection, now: Date) =>
  db.transaction().execute(async (trx): Promise<AuditTable> => {
    const auditId = randomUUIDv7()
    const selected = trx
      .selectFrom('lead')
      .select(['id', sql.val(auditId).as('auditId')])
      .where(selection)
    await trx
      .insertInto('deletedLead')
      .columns(['id', 'auditId'])
      .expression(selected)
      // A restored backup can bring back a lead that was deleted before.
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ auditId }))
      .execute()
    const chosen = trx.selectFrom('deletedLead').select('id').where('auditId', '=', auditId)
    const deliveries = await trx.deleteFrom('delivery').where('leadId', 'in', chosen).executeTakeFirstOrThrow()
    // Foreign keys delete notes and idempotency keys together with their lead.
    const leads = await trx.deleteFrom('lead').where('id', 'in', chosen).executeTakeFirstOrThrow()
    const row: AuditTable = {
      id: auditId,
      at: now.toISOString(),
      action,
      leads: Number(leads.numDeletedRows),
      deliveries: Number(deliveries.numDeletedRows),
    }
    if (row.leads > 0) await trx.insertInto('audit').values(row).execute()
    return row
  })
