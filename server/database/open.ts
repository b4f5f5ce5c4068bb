import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseAddress } from '../config.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { checkWritable } from './maintenance.ts'
import * as initial from './migrations/0001-initial.ts'
import { openPostgres, postgresNotOpened, requireUtf8 } from './postgres.ts'
import { openExistingSqlite, openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Run in the order of their names, each once. One that has been released is never edited. */
const MIGRATIONS = { '0001-initial': initial }

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/** @throws StartError `MIGRATION_FAILED` */
async function migrate(db: Kysely<Tables>, tries = 1): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error === undefined) return
  if (tries > 1) return migrate(db, tries - 1)
  throw new StartError('MIGRATION_FAILED', `The database cannot be brought up to date: ${reasonOf(error)}`, {
    cause: error,
  })
}

/**
 * Several servers may start at once. Kysely lets one of them migrate while the others wait, but creates its own two tables before that,
 * where PostgreSQL may refuse all but one.
 */
const POSTGRES_TRIES = 3

async function openMigrated(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  if (address.kind === 'postgres') {
    try {
      // Without a limit, because a migration and the wait for another server may take long.
      await using db = openPostgres(address.url, { connections: 2, statementMilliseconds: 0, report })
      await requireUtf8(db)
      await migrate(db, POSTGRES_TRIES)
    } catch (error) {
      throw error instanceof StartError ? error : postgresNotOpened(error)
    }
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
