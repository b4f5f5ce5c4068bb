import { type Kysely, sql } from 'kysely'
import type { DatabaseAddress } from '../config.ts'
import { reasonOf, StartError, type StartFault } from '../start-error.ts'
import { fillAddressKeys } from './address-key.ts'
import { migrate, refuseTooNew, tablesState } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openPostgres } from './postgres/open.ts'
import { proveWriting } from './prove-writing.ts'
import { openExistingSqlite, openSqlite } from './sqlite/open.ts'
import type { Tables } from './tables.ts'

/** Any number that nobody else in the same PostgreSQL database locks by. */
const MIGRATION_LOCK = 5_274_724_331

/**
 * Several servers may start at once, and one of them brings the tables up to date while the others wait. Kysely takes a lock
 * too, but only after it has made its own tables, which two servers cannot do at the same time.
 *
 * @throws StartError `DATABASE_NOT_OPENED`, `MIGRATION_FAILED`, `TABLES_TOO_NEW`
 */
async function migratePostgres(url: string, report: (error: Error) => void) {
  // Without a limit: a migration may take long, and so may waiting for the server that started first.
  const db = openPostgres(url, { connections: 2, statementMilliseconds: 0, report })
  try {
    await db.connection().execute(async (holder) => {
      await sql`select pg_advisory_lock(${sql.lit(MIGRATION_LOCK)})`.execute(holder)
      try {
        await migrate(db, migrations)
      } finally {
        await sql`select pg_advisory_unlock(${sql.lit(MIGRATION_LOCK)})`.execute(holder)
      }
    })
  } catch (error) {
    throw error instanceof StartError ? error : postgresNotOpened(error)
  } finally {
    await db.destroy()
  }
}

/** When a host has several addresses and all refuse, Node throws an AggregateError without a message. */
const postgresReason = (cause: unknown) =>
  reasonOf(cause instanceof AggregateError && cause.message === '' ? cause.errors[0] : cause)

/** OpenSSL's names, as Node has them, for a certificate that leads to no authority it knows. */
const NOT_PROVED: ReadonlySet<unknown> = new Set([
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
])

/** The address is not named: it may hold a password. */
function postgresNotOpened(cause: unknown) {
  const notOpened = (reason: string, advice: string, fault: StartFault) =>
    new StartError('DATABASE_NOT_OPENED', `The database of DATABASE_URL cannot be opened: ${reason}${advice}`, {
      cause,
      fault,
    })
  const reason = postgresReason(cause)
  if (!NOT_PROVED.has((cause as { code?: unknown } | undefined)?.code))
    return notOpened(reason, '', { is: 'databaseNotOpened', reason })
  // What follows Node's semicolon is advice on an option of its own, which nobody who starts this program can give.
  const said = reason.split(';', 1)[0] ?? reason
  const advice = '; name the file of the authority that signed its certificate, as &sslrootcert=/etc/krajai-ca.pem'
  return notOpened(said, advice, { is: 'databaseNotProved', reason: said })
}

async function openUpToDate(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  if (address.kind === 'postgres') {
    await migratePostgres(address.url, report)
    return openPostgres(address.url, { report })
  }
  const db = openSqlite(address.file)
  try {
    await migrate(db, migrations)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const notWritten = (address: DatabaseAddress, cause: unknown) => {
  const what = address.kind === 'postgres' ? 'of DATABASE_URL' : address.file
  return new StartError('DATABASE_NOT_OPENED', `The database ${what} cannot be written to: ${reasonOf(cause)}`, {
    cause,
  })
}

/**
 * Opens the leads for the server and brings the tables up to date. A server that could not store anything does not start, so
 * that whoever started it notices, or a service manager tries again.
 *
 * @param report is told of connections that break by themselves
 * @throws StartError `DATABASE_NOT_OPENED`, `MIGRATION_FAILED`, `TABLES_TOO_NEW`
 */
export async function openDatabase(address: DatabaseAddress, report: (error: Error) => void): Promise<Kysely<Tables>> {
  const db = await openUpToDate(address, report)
  try {
    await proveWriting(db)
    await fillAddressKeys(db)
    return db
  } catch (error) {
    await db.destroy()
    throw notWritten(address, error)
  }
}

/**
 * Opens the leads for the staff's command, beside the running server. The tables are not migrated.
 *
 * @throws StartError `DATABASE_NOT_OPENED`, also when there is no database yet, or its tables are of an earlier version; `TABLES_TOO_NEW`
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
    const tables = await tablesState(db, migrations)
    refuseTooNew(tables)
    if (!tables.isBehind) return db
    throw new StartError(
      'DATABASE_NOT_OPENED',
      'The tables of the database are those of an earlier version: start the server once to bring them up to date',
      { fault: { is: 'tablesOfEarlierVersion' } },
    )
  } catch (error) {
    await db.destroy()
    if (error instanceof StartError) throw error
    throw address.kind === 'postgres' ? postgresNotOpened(error) : error
  }
}
