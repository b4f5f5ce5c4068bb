import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/**
 * On SQLite as much as a lead with its deliveries takes (ten pages): if the probe fits on the disk, so does a lead. On PostgreSQL
 * little, because it keeps every version of the row until the next vacuum.
 */
const PROBE_BYTES = { sqlite: 32 * 1024, postgres: 64 }

/**
 * Writes a meaningless row and commits it as durably as a lead. Nothing less proves that the next lead can be stored.
 *
 * @throws the driver's own error when it cannot be written
 */
export async function proveWriting(db: Kysely<Tables>): Promise<void> {
  const bytes = isPostgres(db) ? PROBE_BYTES.postgres : PROBE_BYTES.sqlite
  // New content each time, because SQLite does not write what has not changed.
  const content = randomBytes(bytes / 2).toString('hex')
  await db.transaction().execute(async (trx) => {
    // Fails when the table of leads is missing or damaged.
    await trx.selectFrom('lead').select('id').limit(1).execute()
    await trx
      .insertInto('write_probe')
      .values({ id: 1, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute()
  })
}
