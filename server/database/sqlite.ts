import { accessSync, constants, existsSync, realpathSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
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
import { StartError } from '../settings/start-error.ts'
import { createFolder, giveToOwnerOf } from './owned-files.ts'
import type { Tables } from './tables.ts'

/** A query waits at most this long for other queries and for another program that has the lock. */
const BUSY_MILLISECONDS = 2000
const BUSY_RETRY_MILLISECONDS = 20

/**
 * `synchronous = full`: with `normal`, a power cut can lose committed leads. `secure_delete`: an erased lead must not stay in free pages.
 * The query fails if the file is not a database.
 */
const SETTINGS = `pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;
  select count(*) from sqlite_schema`

/**
 * node:sqlite takes an object as the first value for named parameters. A `Date` there would silently write a wrong row.
 *
 * @throws TypeError for anything but text, numbers and null
 */
function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`SQLite cannot store a ${value?.constructor.name ?? 'missing value'}. Convert it to text.`)
}

/** Adapts node:sqlite to Kysely's driver. */
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

const SQLITE_BUSY = 5

/** The last byte of an extended error code is the basic code. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY

/** All queries share one connection and wait for it during a transaction. Inside a transaction, `await` nothing but queries. */
class Driver extends SqliteDriver {
  readonly #db: DatabaseSync
  readonly #file: string
  readonly #opened: Stats
  readonly #lock: DatabaseSync | undefined
  #copy: string | undefined
  #lastTurn = Promise.resolve()
  #endTurn = () => {}
  #deadline = 0

  constructor(db: DatabaseSync, file: string, lock?: DatabaseSync) {
    super({ database: asSqliteDatabase(db) })
    this.#db = db
    this.#file = file
    this.#opened = statSync(file)
    this.#lock = lock
  }

  /** SQLite itself would block the process while it waits for the lock. */
  override async init(): Promise<void> {
    await super.init()
    const connection = await super.acquireConnection()
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query) => {
      for (;;) {
        try {
          return await execute(query)
        } catch (error) {
          if (!isBusy(error)) throw error
          if (performance.now() > this.#deadline)
            throw new Error(
              `${this.#file} is locked. Close other programs that use it. After leads were deleted, the lock ends by itself.`,
              { cause: error },
            )
        }
        await setTimeout(BUSY_RETRY_MILLISECONDS)
      }
    }
  }

  /** The time in the queue counts. Otherwise, each of ten forms would wait for the lock after the one before it has given up. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const deadline = performance.now() + BUSY_MILLISECONDS
    const { promise, resolve } = Promise.withResolvers<void>()
    const turn = this.#lastTurn
    this.#lastTurn = promise
    await turn
    this.#endTurn = resolve
    this.#deadline = deadline
    return super.acquireConnection()
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn()
  }

  /** Takes the write lock at once. A transaction that reads before it writes could fail in the middle. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /**
   * SQLite still writes to a file that was moved, replaced or deleted. The next start would not find those leads, so they are copied.
   *
   * @returns the copy, or undefined if the file is where it was
   */
  #copyIfMoved(): string | undefined {
    const present = statSync(this.#file, { throwIfNoEntry: false })
    if (present?.dev === this.#opened.dev && present.ino === this.#opened.ino) return undefined
    if (this.#copy === undefined) {
      const copy = `${this.#file}.before-loss-${Date.now()}`
      this.#db.prepare('vacuum into ?').run(copy)
      this.#copy = copy
    }
    return this.#copy
  }

  /** Fails if the file was moved or replaced. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    const copy = this.#copyIfMoved()
    if (copy === undefined) return
    throw new Error(
      `The database ${this.#file} was moved or replaced. All its leads are in ${copy}: stop the server, run "npm run backup -- restore ${copy}", and start it again.`,
    )
  }

  /** On a full disk SQLite rolls back by itself. A second rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy(): Promise<void> {
    try {
      if (this.#lock) this.#copyIfMoved()
    } finally {
      await super.destroy()
      this.#lock?.close()
    }
  }
}

class Adapter extends SqliteAdapter {
  /** SQLite can roll back `create table`, but Kysely's adapter says that it cannot. */
  override get supportsTransactionalDdl(): boolean {
    return true
  }

  /** Kysely adds no queue of its own. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

const createKysely = (driver: Driver) =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => driver,
      createAdapter: () => new Adapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    },
    plugins: [new CamelCasePlugin()],
  })

function openFile(file: string, timeout: number): DatabaseSync {
  // SQLite also opens a read-only file, but then creates a WAL file that stays read-only.
  if (existsSync(file)) accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { timeout, enableForeignKeyConstraints: true })
  try {
    db.exec(SETTINGS)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/**
 * Locks a database file against other servers, but not against the staff's command and backups. It uses an SQLite lock on a file beside
 * it, which the system releases even after a crash.
 *
 * @throws StartError if another server has the lock
 */
function lockForServer(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`)
  try {
    giveToOwnerOf(file, `${file}.lock`)
    lock.exec('begin exclusive')
    return lock
  } catch (cause) {
    lock.close()
    if (!isBusy(cause)) throw cause
    const message = `Another server uses the database ${file}. Stop it, or use PostgreSQL for several servers.`
    throw new StartError(message, { cause })
  }
}

/**
 * Opens the database for the server. Creates the file and its folder if they are missing.
 *
 * @throws StartError, or an error of the system or SQLite
 */
export function openSqlite(path: string): Kysely<Tables> {
  // Only the account of the server may read personal data.
  createFolder(dirname(path))
  if (!existsSync(path)) {
    // SQLite gives the files beside it to the same owner.
    writeFileSync(path, '', { flag: 'a', mode: 0o600 })
    giveToOwnerOf(dirname(path), path)
  }
  // Resolve links first: SQLite puts its WAL file beside the real file, so the lock must be there too.
  const file = realpathSync(path)
  const lock = lockForServer(file)
  try {
    return createKysely(new Driver(openFile(file, 0), file, lock))
  } catch (error) {
    lock.close()
    throw error
  }
}

/**
 * Opens the database for the staff's command, while the server runs.
 *
 * @throws StartError, or an error of the system or SQLite
 */
export function openExistingSqlite(path: string, readOnly: boolean): Kysely<Tables> {
  if (!existsSync(path))
    throw new StartError(`There is no database at ${path}. Check DATABASE_URL, or start the server to create it.`)
  const file = realpathSync(path)
  const timeout = BUSY_MILLISECONDS
  const db = readOnly ? new DatabaseSync(file, { readOnly, timeout }) : openFile(file, timeout)
  return createKysely(new Driver(db, file))
}
