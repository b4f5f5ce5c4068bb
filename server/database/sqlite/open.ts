import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { reasonOf, StartError } from '../../start-error.ts'
import type { Tables } from '../tables.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { KeptFile } from './kept-file.ts'

/** For how many milliseconds another process's lock is waited for. */
interface Patience {
  /** When the file is opened; in place. */
  opening: number
  /** By node:sqlite within a statement: whoever wants a page waits with it. */
  inPlace: number
  /** Between tries, with the pages going on. */
  inTurns: number
}

/** A visitor who is told to try again keeps what was typed. */
const SERVER_PATIENCE: Patience = { opening: 1000, inPlace: 0, inTurns: 1000 }

/** The staff's command has nobody waiting behind it, and lets the server go first. */
const STAFF_PATIENCE: Patience = { opening: 10_000, inPlace: 10_000, inTurns: 0 }

/**
 * `synchronous = full`, because with WAL and `normal` a power cut may take the last leads that were already acknowledged.
 * `secure_delete`, because a lead that was erased must not stay readable in the file's free pages. And a first question, because
 * opening alone reads nothing: a file that is no database would be found only later, and the log not be there yet.
 */
const DURABLE = `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
  select count(*) from sqlite_schema`

const notOpened = (file: string, cause: unknown) =>
  new StartError('DATABASE_NOT_OPENED', `The database ${file} cannot be opened: ${reasonOf(cause)}`, { cause })

/** Opens a file to be written, and again whatever takes its place. */
function openToWrite(file: string, { opening, inPlace, inTurns }: Patience): Kysely<Tables> {
  const open = () => {
    // SQLite would open a read-only one all the same, and make a log beside it that stays as read-only.
    if (existsSync(file)) accessSync(file, constants.W_OK)
    const db = new DatabaseSync(file, { timeout: opening, enableForeignKeyConstraints: true })
    db.exec(`${DURABLE}; pragma busy_timeout = ${inPlace}`)
    return db
  }
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(new KeptFile(file, open), inTurns) })
}

/**
 * Opens the leads for the server, making the file and its folder where they are missing. A commit has reached the disk when
 * it returns. Others may write beside it, each briefly, and any number may read.
 *
 * @throws StartError `DATABASE_NOT_OPENED`
 */
export function openSqlite(file: string): Kysely<Tables> {
  try {
    // Personal data: for the account that runs the server, and nobody else on the machine.
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    return openToWrite(file, SERVER_PATIENCE)
  } catch (error) {
    throw notOpened(file, error)
  }
}

/**
 * Opens the leads for the staff's command, also while the server writes. The file is never made, and changed only where
 * that was asked for.
 *
 * @throws StartError `DATABASE_NOT_OPENED`, also when there is no such file
 */
export function openExistingSqlite(file: string, { readOnly }: { readOnly: boolean }): Kysely<Tables> {
  if (!existsSync(file)) {
    throw new StartError(
      'DATABASE_NOT_OPENED',
      `There is no database at ${file}: it is made when the server first starts`,
    )
  }
  try {
    if (!readOnly) return openToWrite(file, STAFF_PATIENCE)
    const db = new DatabaseSync(file, { readOnly, timeout: STAFF_PATIENCE.opening })
    db.exec('select count(*) from sqlite_schema')
    return new Kysely<Tables>({ dialect: nodeSqliteDialect(db) })
  } catch (error) {
    throw notOpened(file, error)
  }
}
