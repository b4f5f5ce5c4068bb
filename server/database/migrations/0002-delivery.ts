import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const oldestServer = 'any'

/**
 * What still has to be told about a lead, one row for each channel, written in the lead's own transaction: a lead that
 * is stored cannot be forgotten, and one that is erased takes its deliveries along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('delivery')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('last_error', 'text')
    .addColumn('locked_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addCheckConstraint('delivery_channel_known', sql`channel in ('team_mail', 'sender_mail', 'webhook')`)
    .addCheckConstraint('delivery_state_known', sql`state in ('waiting', 'delivered', 'dead')`)
    // Whatever asks for it again, a lead goes out once on each channel. Found by lead when one is erased, too.
    .addUniqueConstraint('delivery_once', ['lead_id', 'channel'])
    .execute()
  // Most rows are delivered and never looked at again: these two hold only the others.
  await db.schema
    .createIndex('delivery_waiting')
    .on('delivery')
    .columns(['channel', 'next_attempt_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await db.schema
    .createIndex('delivery_dead')
    .on('delivery')
    .column('channel')
    .where(sql.ref('state'), '=', sql.lit('dead'))
    .execute()
}
