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

/** Shorter than a statement of the server may take: leads that come meanwhile wait behind this one. */
const LOCK_MILLISECONDS = 1000

/** What PostgreSQL says where it did not get a lock in time (`lock_not_available`). */
const NO_LOCK = '55P03'

/**
 * Writes the tables that hold what people sent anew, because an ordinary vacuum only marks the room of what was deleted as free.
 * Theirs wait meanwhile, less than a second for each hundred thousand leads.
 *
 * @returns false where somebody reads, as a dump does, and does not end soon
 */
const rewriteTables = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_MILLISECONDS)}`.execute(connection)
    try {
      for (const table of ['lead', 'submission']) await sql`vacuum full ${sql.table(table)}`.execute(connection)
      return true
    } catch (error) {
      if ((error as { code?: unknown }).code === NO_LOCK) return false
      throw error
    } finally {
      await sql`reset lock_timeout`.execute(connection)
    }
  })

const TRIES = 10
const PAUSE_MILLISECONDS = 500

/**
 * Takes what was deleted out of the database's files. The log of PostgreSQL itself is out of reach: it is overwritten as it fills up.
 *
 * @returns why that has to wait and who does it then, where somebody went on reading; or nothing
 */
export async function wipeDeleted(db: Kysely<Tables>): Promise<string | undefined> {
  const wipe = isPostgres(db) ? rewriteTables : emptyLog
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (await wipe(db)) return
    await setTimeout(PAUSE_MILLISECONDS)
  }
  return isPostgres(db)
    ? 'what was deleted is still in the files of its tables, because another program reads them: run "vacuum full lead, submission" later'
    : 'what was deleted is still in leads.db-wal, because another program reads the database: the server empties it within the hour, once nobody does'
}
