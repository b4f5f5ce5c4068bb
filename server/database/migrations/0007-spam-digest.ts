import { type Kysely, sql } from 'kysely'

export const oldestServer = 'any'

/**
 * One row: up to when suspected leads have been told of, and who is telling now. Several servers share it, and a restart
 * forgets nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('digest')
    .addColumn('covered_until', 'text', (column) => column.notNull())
    .addColumn('held_until', 'text', (column) => column.notNull())
    .execute()
  // Before every moment there is: the first digest tells of all that was caught so far.
  await sql`insert into digest (covered_until, held_until) values ('', '')`.execute(db)
}
