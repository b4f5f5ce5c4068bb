import type { Kysely } from 'kysely'

export const oldestServer = 'any'

/**
 * By what a repeated submission is recognized, for a day. The primary key decides between two that arrive at the same
 * time, also at two servers.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submission')
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('lead_id', 'text', (column) => column.notNull())
    .addColumn('kept_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('submission_once', ['scope', 'key'])
    // Checked at the commit, because the key is claimed first and the lead is stored only if that went well.
    .addForeignKeyConstraint('submission_lead', ['lead_id'], 'lead', ['id'], (constraint) =>
      constraint.onDelete('cascade').deferrable().initiallyDeferred(),
    )
    .execute()
  await db.schema.createIndex('submission_kept').on('submission').column('kept_at').execute()
  await db.schema.createIndex('submission_lead_id').on('submission').column('lead_id').execute()
}
