import { existsSync, readdirSync, statSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config, DatabaseAddress } from '../settings/config.ts'
import { reasonOf, StartError } from '../settings/start-error.ts'
import { checkWritable } from './maintenance.ts'
import * as initial from './migrations/0001-initial.ts'
import * as deletedLeadsAndClock from './migrations/0002-deleted-leads-and-clock.ts'
import { openPostgres } from './postgres.ts'
import { openExistingSqlite, openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Each migration runs once, in the order of names. Do not edit a released migration. */
const MIGRATIONS = { '0001-initial': initial, '0002-deleted-leads-and-clock': deletedLeadsAndClock }

/** The names of the migrations that a database has. */
async function findMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** @throws StartError if a newer version has changed the tables */
export function refuseNewer(migrations: readonly string[], what = 'The database'): void {
  const unknown = migrations.find((name) => !(name in MIGRATIONS))
  if (unknown === undefined) return
  throw new StartError(
    `${what} is of a newer version, which has the migration ${unknown}. Check out that version, or restore an older copy: see "Upgrade" in docs/operations.md.`,
  )
}

async function isUpToDate(db: Kysely<Tables>): Promise<boolean> {
  const migrations = await findMigrations(db)
  refuseNewer(migrations)
  return migrations.length === Object.keys(MIGRATIONS).length
}

/**
 * If several servers start at once, one migrates and the others wait. But before that, Kysely creates two tables of its own. On PostgreSQL
 * this fails if two servers do it at the same moment, so a failed migration is tried again.
 */
const MIGRATION_TRIES = 3

/** @param copy called before the tables of an earlier version are changed */
export async function migrate(db: Kysely<Tables>, copy = async () => {}): Promise<void> {
  const migrations = await findMigrations(db)
  refuseNewer(migrations)
  if (migrations.length > 0 && migrations.length < Object.keys(MIGRATIONS).length) await copy()
  for (let tries = 1; ; tries += 1) {
    try {
      await db.transaction().execute(async (trx) => {
        const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => MIGRATIONS } })
        const { error } = await migrator.migrateToLatest()
        if (error !== undefined) throw error
      })
      return
    } catch (error) {
      if (tries === MIGRATION_TRIES)
        throw new Error(`the tables could not be updated (${reasonOf(error)})`, { cause: error })
    }
  }
}

async function requireUtf8(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ serverEncoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.serverEncoding
  if (encoding === 'UTF8') return
  throw new StartError(
    `The database of DATABASE_URL has the encoding ${encoding}, which cannot store Thai. Create one with "encoding 'UTF8' template template0".`,
  )
}

/** Opens and checks a database. The message of an error does not contain the URL, which may have a password. */
async function openChecked(
  address: DatabaseAddress,
  open: () => Kysely<Tables>,
  check: (db: Kysely<Tables>) => Promise<void>,
): Promise<Kysely<Tables>> {
  let db: Kysely<Tables> | undefined
  try {
    db = open()
    await check(db)
    return db
  } catch (cause) {
    await db?.destroy()
    if (cause instanceof StartError) throw cause
    const message =
      address.kind === 'postgres'
        ? `The database of DATABASE_URL cannot be used (${reasonOf(cause)}). Check the URL, and that PostgreSQL runs.`
        : `The database ${address.file} cannot be used (${reasonOf(cause)}). Check its permissions and the free disk space.`
    throw new StartError(message, { cause })
  }
}

/** If a database is missing, but there are backups of it, a new and empty one would hide the loss. @throws StartError */
export function refuseEmptyDatabase({ DATABASE_URL: database, BACKUP_FOLDER: backups }: Config): void {
  if (database.kind === 'postgres' || backups === undefined || !existsSync(backups)) return
  if ((statSync(database.file, { throwIfNoEntry: false })?.size ?? 0) > 0) return
  if (!readdirSync(backups).some((name) => name.startsWith('leads-'))) return
  throw new StartError(
    `The database ${database.file} is missing, but ${backups} has backups. Restore one with "npm run backup -- restore FILE", or move them away to start with an empty database.`,
  )
}

interface OpenOptions {
  /** Receives the error of a connection that breaks while it is idle. */
  report: (error: Error) => void
  /** Called before the tables of an earlier version are changed, so that the operator can go back to it. */
  copyBeforeUpgrade: (address: DatabaseAddress) => Promise<void>
}

/**
 * Opens the database for the server, creates or updates its tables, and checks that it can be written.
 *
 * @throws StartError
 */
export async function openDatabase(
  address: DatabaseAddress,
  { report, copyBeforeUpgrade }: OpenOptions,
): Promise<Kysely<Tables>> {
  if (address.kind === 'sqlite') {
    return openChecked(
      address,
      () => openSqlite(address.file),
      async (db) => {
        await migrate(db, () => copyBeforeUpgrade(address))
        await checkWritable(db, new Date())
      },
    )
  }
  return openChecked(
    address,
    () => openPostgres(address.url, { report }),
    async (db) => {
      await requireUtf8(db)
      if (!(await isUpToDate(db))) {
        // No timeout, because a migration or the wait for another server may take long.
        await using migrating = openPostgres(address.url, { connections: 2, statementMilliseconds: 0, report })
        await migrate(migrating, () => copyBeforeUpgrade(address))
      }
      await checkWritable(db, new Date())
    },
  )
}

/**
 * Opens the database for the staff's command, while the server runs.
 *
 * @throws StartError also if there is no database, or its tables are not up to date
 */
export function openExistingDatabase(
  address: DatabaseAddress,
  { readOnly }: { readOnly: boolean },
): Promise<Kysely<Tables>> {
  const options = { connections: 2, statementMilliseconds: 60_000, report: () => undefined }
  const open = () =>
    address.kind === 'postgres' ? openPostgres(address.url, options) : openExistingSqlite(address.file, readOnly)
  return openChecked(address, open, async (db) => {
    if (await isUpToDate(db)) return
    throw new StartError('The tables of the database are not up to date. Start the server once to update them.')
  })
}
