import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { makeFolder } from '../../make-folder.ts'
import { reasonOf, StartError } from '../../start-error.ts'
import type { Tables } from '../tables.ts'
import { nodeSqliteDialect } from './dialect.ts'
import { isBusy } from './is-busy.ts'
import { KeptFile } from './kept-file.ts'

/** How many milliseconds to wait for another process's lock. */
interface Patience {
  /** While the file is opened; this blocks the process. */
  opening: number
  /** Within a statement, by node:sqlite; this blocks the process, pages included. */
  inPlace: number
  /** In all, with pauses between tries in which the process goes on. */
  inTurns: number
}

/** Short, because a visitor who gets 503 keeps what was typed and can send it again. */
const SERVER_PATIENCE: Patience = { opening: 1000, inPlace: 0, inTurns: 1000 }

/** The staff's command can wait longer, because nobody waits for it. */
const STAFF_PATIENCE: Patience = { opening: 10_000, inPlace: 10_000, inTurns: 0 }

/**
 * `synchronous = full`, because with WAL and `normal` a power cut may lose the last leads that were already acknowledged.
 * `secure_delete`, because an erased lead must not stay readable in the file's free pages. And a first query, because opening alone
 * reads nothing: only a query detects a file that is no database and creates the log.
 */
const DURABLE = `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
  select count(*) from sqlite_schema`

const notOpened = (file: string, cause: unknown) =>
  new StartError('DATABASE_NOT_OPENED', `The database ${file} cannot be opened: ${reasonOf(cause)}`, {
    cause,
    fault: { is: 'databaseNotOpened', file, reason: reasonOf(cause) },
  })

/** Between two tries to open a file. */
const PAUSE_MILLISECONDS = 20

/**
 * Where two processes make the log of a new file at the same time, SQLite refuses one of them at once, whatever it was told to wait:
 * waiting there could be for each other (https://www.sqlite.org/c3ref/busy_handler.html). The log of the other is there a moment later.
 */
function againWhileBusy<Opened>(open: () => Opened, patience: number): Opened {
  const start = performance.now()
  for (;;) {
    try {
      return open()
    } catch (error) {
      if (!isBusy(error) || performance.now() - start > patience) throw error
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MILLISECONDS)
  }
}

/** Opens a file for writing; reopens the path when another file takes its place. */
function openToWrite(file: string, { opening, inPlace, inTurns }: Patience): Kysely<Tables> {
  const open = () => {
    // SQLite would open a read-only file all the same, and create a log beside it that is read-only for ever.
    if (existsSync(file)) accessSync(file, constants.W_OK)
    const db = new DatabaseSync(file, { timeout: opening, enableForeignKeyConstraints: true })
    try {
      db.exec(`${DURABLE}; pragma busy_timeout = ${inPlace}`)
    } catch (error) {
      db.close()
      throw error
    }
    return db
  }
  const kept = new KeptFile(file, () => againWhileBusy(open, opening))
  return new Kysely<Tables>({ dialect: nodeSqliteDialect(kept, inTurns) })
}

/**
 * Opens the leads for the server, making the file and its folder where they are missing. A commit has reached the disk when
 * it returns. Others may write beside it, each briefly, and any number may read.
 *
 * @throws StartError `DATABASE_NOT_OPENED`
 */
export function openSqlite(file: string): Kysely<Tables> {
  try {
    // Personal data: only the account that runs the server may read it.
    makeFolder(dirname(file), 0o700)
    return openToWrite(file, SERVER_PATIENCE)
  } catch (error) {
    throw notOpened(file, error)
  }
}

/**
 * Opens the leads for the staff's command, also while the server writes. Never creates the file, and opens it for writing only when
 * the command changes something.
 *
 * @throws StartError `DATABASE_NOT_OPENED`, also when there is no such file
 */
export function openExistingSqlite(file: string, { readOnly }: { readOnly: boolean }): Kysely<Tables> {
  if (!existsSync(file)) {
    throw new StartError(
      'DATABASE_NOT_OPENED',
      `There is no database at ${file}: it is made when the server first starts`,
      { fault: { is: 'databaseMissing', file } },
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
