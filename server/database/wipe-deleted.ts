import { setTimeout } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isPostgres } from './is-postgres.ts'
import type { Tables } from './tables.ts'

/**
 * Writes SQLite's log into the database and truncates it. Afterwards deleted leads are in neither: in the database they are
 * overwritten (`secure_delete`). Does not wait for readers, because every writer would have to wait as well.
 *
 * @returns false when another connection reads or writes at this moment
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

/** Shorter than the server's statement timeout, because leads that arrive meanwhile wait behind this lock. */
const LOCK_MILLISECONDS = 1000

/** PostgreSQL's code for a lock that was not granted in time (`lock_not_available`). */
const NO_LOCK = '55P03'

/** The tables with personal data. */
const PERSONAL = ['lead', 'submission', 'follow_up'] as const satisfies (keyof Tables)[]

/**
 * Rewrites the tables with personal data, because an ordinary vacuum only marks the space of deleted rows as free. New leads wait
 * meanwhile, less than a second per hundred thousand stored ones.
 *
 * @returns false when another connection reads for longer, as a dump does
 */
const rewriteTables = (db: Kysely<Tables>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    await sql`set lock_timeout = ${sql.lit(LOCK_MILLISECONDS)}`.execute(connection)
    try {
      for (const table of PERSONAL) await sql`vacuum full ${sql.table(table)}`.execute(connection)
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

/** Where deleted leads still are: in the log, which the server empties within the hour, or in the tables until `later` is run. */
export type LeftBehind = { readonly in: 'log' } | { readonly in: 'tables'; readonly later: string }

/**
 * Removes deleted leads from the database's files. PostgreSQL's own log is out of reach; it is overwritten as it fills up.
 *
 * @returns where they still are when another program kept reading
 */
export async function wipeDeleted(db: Kysely<Tables>): Promise<LeftBehind | undefined> {
  const wipe = isPostgres(db) ? rewriteTables : emptyLog
  for (let turn = 0; turn < TRIES; turn += 1) {
    if (await wipe(db)) return
    await setTimeout(PAUSE_MILLISECONDS)
  }
  return isPostgres(db) ? { in: 'tables', later: `vacuum full ${PERSONAL.join(', ')}` } : { in: 'log' }
}
