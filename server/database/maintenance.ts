import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Tables } from './tables.ts'

/** For the few places where one set of queries is not enough. */
export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Writes a row of a few bytes and commits it as durably as a lead. Nothing less proves that the next lead can be stored.
 *
 * @throws the driver's own error if it cannot be written
 */
export async function checkWritable(db: Kysely<Tables>, now: Date): Promise<void> {
  const writtenAt = now.toISOString()
  await db.transaction().execute(async (trx) => {
    // Fails if the table of leads is missing or damaged.
    await trx.selectFrom('lead').select('id').limit(1).execute()
    await trx
      .insertInto('writeProbe')
      .values({ id: 1, writtenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ writtenAt }))
      .execute()
  })
}

/**
 * Writes SQLite's log into the database and truncates it, so that deleted leads are in no byte of either. Does not wait for readers.
 *
 * @returns false if another connection still reads
 */
export async function truncateWal(db: Kysely<Tables>): Promise<boolean> {
  if (isPostgres(db)) return true
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
}
