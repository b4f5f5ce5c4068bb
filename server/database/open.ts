import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseAddress } from '../config.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { checkWritable } from './check-writable.ts'
import * as initial from './migrations/0001-initial.ts'
import { openPostgres, postgresNotOpened, requireUtf8 } from './postgres.ts'
import { openExistingSqlite, openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Run in the order of their names, each once. One that has been released is never edited. */
const MIGRATIONS = { '0001-initial': initial }

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/** @throws StartError `MIGRATION_FAILED` */
async function migrate(db: Kysely<Tables>): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error === undefined) return
  throw new StartError('MIGRATION_FAILED', `The database cannot be brought up to date: ${reasonOf(error)}`, {
    cause: error,
  })
}

/** Any number that nobody else in the same PostgreSQL database locks by. */
const MIGRATION_LOCK = 5_274_724_331

/**
 * Several servers may start at once, and one of them migrates while the others wait. Kysely takes a lock too, but only after it has
 * created its own tables, which two servers cannot do at the same time.
 */
async function migratePostgres(url: string, report: (error: Error) => void) {
  // Without a limit, because a migration and the wait for another server may take long.
  await using db = openPostgres(url, { connections: 2, statementMilliseconds: 0, report })
  try {
    await requireUtf8(db)
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(holder)
      try {
        await migrate(db)
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(holder)
      }
    })
  } catch (error) {
    throw error instanceof StartError ? error : postgresNotOpened(error)
  }
}

async function openMigrated(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  if (address.kind === 'postgres') {
    await migratePostgres(address.url, report)
    return openPostgres(address.url, { report })
  }
  const db = openSqlite(address.file)
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/**
 * Opens the leads for the server, with all tables. A server that could not store anything does not start.
 *
 * @param report is told of connections that break by themselves
 * @throws StartError
 */
export async function openDatabase(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  const db = await openMigrated(address, report)
  try {
    await checkWritable(db, new Date())
    return db
  } catch (cause) {
    await db.destroy()
    const name = address.kind === 'postgres' ? 'of DATABASE_URL' : address.file
    throw new StartError('DATABASE_NOT_OPENED', `The database ${name} cannot be written to: ${reasonOf(cause)}`, {
      cause,
    })
  }
}

/**
 * Opens the leads for the staff's command, beside the running server.
 *
 * @throws StartError also if there is no database yet, or its tables are not up to date
 */
export async function openExistingDatabase(
  address: DatabaseAddress,
  options: { readOnly: boolean },
): Promise<Kysely<Tables>> {
  const db =
    address.kind === 'postgres'
      ? openPostgres(address.url, { connections: 2, statementMilliseconds: 60_000, report: () => undefined })
      : openExistingSqlite(address.file, options)
  try {
    const migrations = await migratorOf(db).getMigrations()
    if (migrations.every(({ executedAt }) => executedAt !== undefined)) return db
    throw new StartError('DATABASE_NOT_OPENED', 'The tables are not up to date: start the server once')
  } catch (error) {
    await db.destroy()
    if (error instanceof StartError) throw error
    throw address.kind === 'postgres' ? postgresNotOpened(error) : error
  }
}
