import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../is-postgres.ts'

export const oldestServer = 'any'

/**
 * What the team does about a lead. The lead itself holds where it stands, so that those still to be answered are found without
 * reading all others; each step, and each note, is a row of its own that says who and when, and goes with the lead when it is erased.
 * A server of an older version stores leads without any of it: they are new.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('stage', 'text', (column) =>
      column.notNull().defaultTo('new').check(sql`stage in ('new', 'taken', 'answered', 'closed')`),
    )
    .execute()
  await db.schema.alterTable('lead').addColumn('handled_by', 'text').execute()
  await db.schema
    .createTable('follow_up')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('who', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('note', 'text')
    .addCheckConstraint('follow_up_step_known', sql`step in ('taken', 'answered', 'closed', 'noted')`)
    .addCheckConstraint('follow_up_noted', sql`step <> 'noted' or note is not null`)
    .execute()
  await db.schema.createIndex('follow_up_lead').on('follow_up').columns(['lead_id', 'at']).execute()
  // Most leads have been answered: this one holds only the others.
  await db.schema
    .createIndex('lead_open')
    .on('lead')
    .column('id')
    .where(sql<boolean>`stage in ('new', 'taken')`)
    .execute()
  // The end of an id, by which the team calls a lead, see `server/leads/short-id.ts`.
  await db.schema.createIndex('lead_short_id').on('lead').expression(sql`substr(id, 31)`).execute()
  if (!isPostgres(db)) return
  // As for what the sender wrote: no samples of it outlive the row.
  await sql`alter table follow_up alter note set statistics 0`.execute(db)
}
