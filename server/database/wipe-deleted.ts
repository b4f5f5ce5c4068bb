import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/**
 * Writes SQLite's log into the database and cuts it to nothing: what was deleted is overwritten in the one (`secure_delete`) and
 * gone from the other. Waits for nobody, because whoever writes would have to wait as well.
 *
 * @returns false where somebody reads, or writes, at this moment
 */
export const emptyLog = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection)
    const setPatience = (milliseconds: number) =>
      sql`pragma busy_timeout = ${sql.lit(milliseconds)}`.execute(connection)
    await setPatience(0)
    try {
      const emptied = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection)
      return emptied.rows[0]?.busy === 0
    } finally {
      await setPatience(rows[0]?.timeout ?? 0)
    }
  })

const TRIES = 20
const PAUSE_MILLISECONDS = 250

/**
 * Takes what was deleted out of the database's files. PostgreSQL writes the tables that hold what people sent anew, and theirs
 * wait meanwhile: a second for each hundred thousand leads. Its own log is out of reach: it is overwritten as it fills up.
 *
 * @returns false where a reader has kept SQLite from it for five seconds
 */
export async function wipeDeleted(db: Kysely<Tables>): Promise<boolean> {
  if (isPostgres(db)) {
    // An ordinary vacuum only marks their room as free.
    for (const table of ['lead', 'submission'] as const) await sql`vacuum full ${sql.table(table)}`.execute(db)
    return true
  }
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (await emptyLog(db)) return true
    await setTimeout(PAUSE_MILLISECONDS)
  }
  return false
}
