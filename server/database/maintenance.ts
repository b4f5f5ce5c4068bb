import { type Kysely, PostgresAdapter } from 'kysely'
import type { Tables } from './tables.ts'

export const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/**
 * Writes and commits a small row. Only a write proves that the next lead can be stored.
 *
 * @throws the driver's error if the row cannot be written
 */
export async function checkWritable(db: Kysely<Tables>, now: Date): Promise<void> {
  const writtenAt = now.toISOString()
  await db.transaction().execute(async (trx) => {
    // Fails if the table `lead` is missing or damaged.
    await trx.selectFrom('lead').select('id').limit(1).execute()
    await trx
      .insertInto('writeProbe')
      .values({ id: 1, writtenAt })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ writtenAt }))
      .execute()
  })
}
