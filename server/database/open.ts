import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseAddress } from '../config.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { checkWritable } from './maintenance.ts'
import * as initial from './migrations/0001-initial.ts'
import { openPostgres } from './postgres.ts'
import { openExistingSqlite, openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Each migration runs once, in the order of names. Do not edit a released migration. */
const MIGRATIONS = { '0001-initial': initial }

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/**
 * If several servers start at once, Kysely lets one migrate and the others wait. But first Kysely creates two tables of its own. On
 * PostgreSQL this fails if two servers do it at the same moment, so a failed migration is tried again.
 */
const MIGRATION_TRIES = 3

async function migrate(db: Kysely<Tables>, tries = MIGRATION_TRIES): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest()
  if (error !== undefined && tries > 1) return migrate(db, tries - 1)
  if (error !== undefined) throw error
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

/**
 * Opens the database for the server, creates or updates its tables, and checks that it can be written.
 *
 * @param report receives the error of a connection that breaks while it is idle
 * @throws StartError
 */
export async function openDatabase(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  const check = (db: Kysely<Tables>) => checkWritable(db, new Date())
  if (address.kind === 'sqlite') {
    return openChecked(
      address,
      () => openSqlite(address.file),
      async (db) => {
        await migrate(db)
        await check(db)
      },
    )
  }
  // No timeout, because a migration or the wait for another server may take long.
  const withoutTimeout = { connections: 2, statementMilliseconds: 0, report }
  const migrating = await openChecked(
    address,
    () => openPostgres(address.url, withoutTimeout),
    async (db) => {
      await requireUtf8(db)
      await migrate(db)
    },
  )
  await migrating.destroy()
  return openChecked(address, () => openPostgres(address.url, { report }), check)
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
    const migrations = await migratorOf(db).getMigrations()
    if (migrations.every(({ executedAt }) => executedAt !== undefined)) return
    throw new StartError('The tables of the database are not up to date. Start the server once to update them.')
  })
}
