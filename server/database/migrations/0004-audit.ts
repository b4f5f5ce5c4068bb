import type { Kysely } from 'kysely'
import { sql } from 'kysely'

export const oldestServer = 'any'

/**
 * That leads were deleted, when, on whose account and how many. Whose they were is not kept, not even as a hash: there are
 * so few e-mail addresses that a hash is found by trying. The id is given to whoever asked, and ties the two together.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('leads', 'integer', (column) => column.notNull())
    .addColumn('deliveries', 'integer', (column) => column.notNull())
    .addCheckConstraint('audit_action_known', sql`action in ('erase', 'purge')`)
    .execute()
}
