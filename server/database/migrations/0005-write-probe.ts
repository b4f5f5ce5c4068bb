import type { Kysely } from 'kysely'

export const oldestServer = 'any'

/** One row that is written again and again, to know whether a lead could be. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('write_probe')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute()
}
