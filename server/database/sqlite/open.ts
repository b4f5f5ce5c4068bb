import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { reasonOf, StartError } from '../../start-error.ts'
import type { Tables } from '../tables.ts'
import { nodeSqliteDialect } from './dialect.ts'

/**
 * How long a statement waits for another process's lock. node:sqlite waits in place, and the pages wait with it, so
 * this is short: a visitor who is told to try again keeps what was typed.
 */
const BUSY_MILLISECONDS = 1000

const notOpened = (file: string, cause: unknown) =>
  new StartError('DATABASE_NOT_OPENED', `The database ${file} cannot be opened: ${reasonOf(cause)}`, { cause })

/**
 * Opens the leads for writing, making the file and its folder where they are missing. One process writes; any
 * number may read beside it. A commit has reached the disk when it returns: WAL with `synchronous = full`,
 * because with `normal` a power cut may take the last leads that were already acknowledged.
 *
 * @throws StartError `DATABASE_NOT_OPENED`
 */
export function openDatabase(file: string): Kysely<Tables> {
  try {
    // Personal data: for the account that runs the server, and nobody else on the machine.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, enableForeignKeyConstraints: true })
    db.exec('pragma journal_mode = wal; pragma synchronous = full')
    return new Kysely<Tables>({ dialect: nodeSqliteDialect(db) })
  } catch (error) {
    throw notOpened(file, error)
  }
}

/**
 * Opens the leads for reading, also while the server writes. The file is never made or changed.
 *
 * @throws StartError `DATABASE_NOT_OPENED`, also when there is no such file
 */
export function openDatabaseForReading(file: string): Kysely<Tables> {
  if (!existsSync(file)) {
    throw new StartError(
      'DATABASE_NOT_OPENED',
      `There is no database at ${file}: it is made when the server first starts`,
    )
  }
  try {
    const db = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MILLISECONDS })
    // Opening alone reads nothing: a file that is no database would be found only at the first question.
    db.exec('select count(*) from sqlite_schema')
    return new Kysely<Tables>({ dialect: nodeSqliteDialect(db) })
  } catch (error) {
    throw notOpened(file, error)
  }
}
