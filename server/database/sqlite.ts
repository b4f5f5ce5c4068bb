import { accessSync, constants, existsSync, mkdirSync, realpathSync, type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import {
  CamelCasePlugin,
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { StartError } from '../start-error.ts'
import type { Tables } from './tables.ts'

/** How long a statement waits for another program's lock. It blocks the process, and others write briefly. */
const BUSY_MILLISECONDS = 2000

/** How long a start waits for an earlier server that is just stopping. */
const EARLIER_SERVER_MILLISECONDS = 5000

/**
 * `synchronous = full`, because with WAL and `normal` a power cut may lose leads that were already acknowledged. `secure_delete`,
 * because an erased lead must not stay readable in free pages. The query finds out whether the file is a database at all.
 */
const SETTINGS = `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
  select count(*) from sqlite_schema`

/**
 * node:sqlite takes an object as first value for named parameters, so a `Date` there would bind nothing and silently write a broken row.
 *
 * @throws TypeError for anything but text, numbers and null
 */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`A ${value?.constructor.name ?? 'missing value'} cannot be stored: convert it to text`)
}

/** node:sqlite in the shape that Kysely's driver expects. */
const asSqliteDatabase = (db: DatabaseSync): SqliteDatabase => ({
  close: () => db.close(),
  prepare(text) {
    const statement = db.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...parameters.map(bindable)),
      run: (parameters) => statement.run(...parameters.map(bindable)),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    }
  },
})

class Driver extends SqliteDriver {
  readonly #db: DatabaseSync
  readonly #file: string
  readonly #opened: Stats
  readonly #lock: DatabaseSync | undefined

  constructor(db: DatabaseSync, file: string, lock?: DatabaseSync) {
    super({ database: asSqliteDatabase(db) })
    this.#db = db
    this.#file = file
    this.#opened = statSync(file)
    this.#lock = lock
  }

  /** Takes the write lock at once: a transaction that reads first and writes later could be refused midway. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** If someone has moved or replaced the file, SQLite goes on writing to the one it opened, and a restart would lose the lead. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    const present = statSync(this.#file, { throwIfNoEntry: false })
    if (present?.dev === this.#opened.dev && present.ino === this.#opened.ino) return
    throw new Error(`${this.#file} is no longer the file that is open: restart the server`)
  }

  /** On a full disk SQLite has already rolled back; a second rollback would fail and hide the real error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    this.#lock?.close()
  }
}

/** SQLite can roll back `create table`; Kysely uses that only when told so. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** There is one connection, for which queries queue: never wait for anything else inside a transaction. */
const createKysely = (driver: Driver) =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new TransactionalAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    },
    plugins: [new CamelCasePlugin()],
  })

function openFile(file: string): DatabaseSync {
  // SQLite would open a read-only file all the same, and create a log beside it that is read-only for ever.
  if (existsSync(file)) accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, enableForeignKeyConstraints: true })
  db.exec(SETTINGS)
  return db
}

const SQLITE_BUSY = 5

/**
 * Keeps other servers away from a database file, but not the staff's command and backups. The lock is one of SQLite's on a file beside
 * it, so that the system gives it back when the process ends, however it ends.
 *
 * @throws StartError if another server has it
 */
function lockForServer(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: EARLIER_SERVER_MILLISECONDS })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (cause) {
    lock.close()
    // Extended error codes have the plain one in their last byte.
    if (((cause as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw cause
    const message = `Another server uses the database ${file}: stop it, or use PostgreSQL for several servers`
    throw new StartError(message, { cause })
  }
}

/**
 * Opens the leads for the server, creating the file and its folder if they are missing. A commit has reached the disk when it returns.
 *
 * @throws StartError, or the system's or SQLite's own error
 */
export function openSqlite(path: string): Kysely<Tables> {
  // Personal data: only the account that runs the server may read it.
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = openFile(path)
  // The lock is that of the file, whichever link leads to it. SQLite keeps its log there, too.
  const file = realpathSync(path)
  return createKysely(new Driver(db, file, lockForServer(file)))
}

/**
 * Opens the leads for the staff's command, beside the running server. Never creates the file.
 *
 * @throws StartError, or the system's or SQLite's own error
 */
export function openExistingSqlite(path: string, readOnly: boolean): Kysely<Tables> {
  if (!existsSync(path)) throw new StartError(`There is no database at ${path}: the server creates it`)
  const file = realpathSync(path)
  const db = readOnly ? new DatabaseSync(file, { readOnly, timeout: BUSY_MILLISECONDS }) : openFile(file)
  return createKysely(new Driver(db, file))
}
