import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/**
 * As much as SQLite writes for a lead with its deliveries, ten pages, so that a disk with room for the one has room for the
 * other. PostgreSQL has its disk for itself, and keeps each version until it is vacuumed.
 */
const PROBE_BYTES = { sqlite: 32 * 1024, postgres: 64 }

/**
 * Commits a row of no meaning, durably, as a lead is: what is found out by less may be found wrong by the next visitor.
 *
 * @throws the driver's own error where nothing can be written
 */
export async function proveWriting(db: Kysely<Tables>): Promise<void> {
  const bytes = isPostgres(db) ? PROBE_BYTES.postgres : PROBE_BYTES.sqlite
  // Other content each time: what has not changed is not written.
  const content = randomBytes(bytes / 2).toString('hex')
  await db.transaction().execute(async (trx) => {
    // Where the leads themselves cannot be read, none can be stored.
    await trx.selectFrom('lead').select('id').limit(1).execute()
    await trx
      .insertInto('write_probe')
      .values({ id: 1, content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ content }))
      .execute()
  })
}
