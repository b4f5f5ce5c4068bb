import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { DatabaseAddress } from '../config.ts'
import { reasonOf, StartError } from '../start-error.ts'
import { checkWritable } from './maintenance.ts'
import * as initial from './migrations/0001-initial.ts'
import { openPostgres } from './postgres.ts'
import { openExistingSqlite, openSqlite } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** Run in the order of their names, each once. One that has been released is never edited. */
const MIGRATIONS = { '0001-initial': initial }

const migratorOf = (db: Kysely<Tables>) => new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })

/**
 * Several servers may start at once. Kysely lets one of them migrate while the others wait, but creates its own two tables before that,
 * where PostgreSQL may refuse all but one.
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
    `The database of DATABASE_URL is encoded as ${encoding} and cannot hold every name: create one with "encoding 'UTF8' template template0"`,
  )
}

/** Opens a database, or says in one sentence why it cannot be used. A URL is not named, because it may hold a password. */
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
    const name = address.kind === 'postgres' ? 'of DATABASE_URL' : address.file
    throw new StartError(`The database ${name} cannot be used: ${reasonOf(cause)}`, { cause })
  }
}

/**
 * Opens the leads for the server, with all tables. A server that could not store anything does not start.
 *
 * @param report is told of connections that break by themselves
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
  // Without a limit of time, because a migration and the wait for another server may take long.
  const patient = { connections: 2, statementMilliseconds: 0, report }
  const migrating = await openChecked(
    address,
    () => openPostgres(address.url, patient),
    async (db) => {
      await requireUtf8(db)
      await migrate(db)
    },
  )
  await migrating.destroy()
  return openChecked(address, () => openPostgres(address.url, { report }), check)
}

/**
 * Opens the leads for the staff's command, beside the running server.
 *
 * @throws StartError also if there is no database yet, or its tables are not up to date
 */
export function openExistingDatabase(
  address: DatabaseAddress,
  { readOnly }: { readOnly: boolean },
): Promise<Kysely<Tables>> {
  const patient = { connections: 2, statementMilliseconds: 60_000, report: () => undefined }
  const open = () =>
    address.kind === 'postgres' ? openPostgres(address.url, patient) : openExistingSqlite(address.file, readOnly)
  return openChecked(address, open, async (db) => {
    const migrations = await migratorOf(db).getMigrations()
    if (migrations.every(({ executedAt }) => executedAt !== undefined)) return
    throw new StartError('The tables are not up to date: start the server once')
  })
}
