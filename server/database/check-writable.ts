import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/**
 * Writes a row of a few bytes and commits it as durably as a lead. Nothing less proves that the next lead can be stored.
 *
 * @throws the driver's own error if it cannot be written
 */
export async function checkWritable(db: Kysely<Tables>, now: Date): Promise<void> {
  const written_at = now.toISOString()
  await db.transaction().execute(async (trx) => {
    // Fails if the table of leads is missing or damaged.
    await trx.selectFrom('lead').select('id').limit(1).execute()
    await trx
      .insertInto('write_probe')
      .values({ id: 1, written_at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at }))
      .execute()
  })
}
