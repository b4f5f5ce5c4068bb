import { type Kysely, sql } from 'kysely'

export const oldestServer = 'any'

/** What is asked every second, and must not mean to read all that wait, or all leads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How long the oldest delivery of each channel has waited; the index it takes the place of knew no channel.
  await db.schema
    .createIndex('delivery_waiting_by_channel')
    .on('delivery')
    .columns(['channel', 'created_at'])
    .where(sql.ref('state'), '=', sql.lit('waiting'))
    .execute()
  await db.schema.dropIndex('delivery_waiting_since').execute()
  // Whether the team was told of what was held back.
  await db.schema
    .createIndex('lead_suspected')
    .on('lead')
    .column('received_at')
    .where(sql.ref('state'), '=', sql.lit('suspected_spam'))
    .execute()
}
