import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
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

/** A statement waits at most this long while another program has the lock. The process can do nothing else during this time. */
const BUSY_MILLISECONDS = 2000

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

  /** Takes the write lock at once. A transaction that reads before it writes could fail in the middle. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** Fails if the file was moved or replaced. SQLite still writes to the old file, so the next start would not find those leads. */
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    const present = statSync(this.#file, { throwIfNoEntry: false })
    if (present?.dev === this.#opened.dev && present.ino === this.#opened.ino) return
    throw new Error(`The database ${this.#file} was moved or replaced. Restart the server.`)
  }

  /** On a full disk SQLite rolls back by itself. A second rollback would fail and hide the first error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }

  override async destroy(): Promise<void> {
    await super.destroy()
    this.#lock?.close()
  }
}

/** SQLite can roll back `create table`, but Kysely's adapter says that it cannot. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** All queries share one connection and wait for it during a transaction. Inside a transaction, `await` nothing but queries. */
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

/** Root gives a file that it created to the owner of another one, who could not open it otherwise. */
export function giveToOwnerOf(model: string, ...created: string[]): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(model)
  for (const path of created) chownSync(path, uid, gid)
}

function openFile(file: string): DatabaseSync {
  // SQLite also opens a read-only file, but then creates a WAL file that stays read-only.
  if (existsSync(file)) accessSync(file, constants.W_OK)
  const db = new DatabaseSync(file, { timeout: BUSY_MILLISECONDS, enableForeignKeyConstraints: true })
  try {
    db.exec(SETTINGS)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

const SQLITE_BUSY = 5

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
    // The last byte of an extended error code is the basic code.
    if (((cause as { errcode?: number }).errcode ?? 0) % 256 !== SQLITE_BUSY) throw cause
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
  const created = mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  if (created !== undefined) giveToOwnerOf(dirname(created), created, dirname(path))
  if (!existsSync(path)) {
    // SQLite gives the files beside it to the same owner.
    writeFileSync(path, '', { flag: 'a', mode: 0o600 })
    giveToOwnerOf(dirname(path), path)
  }
  // Resolve links first: SQLite puts its WAL file beside the real file, so the lock must be there too.
  const file = realpathSync(path)
  const lock = lockForServer(file)
  try {
    return createKysely(new Driver(openFile(file), file, lock))
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
  const db = readOnly ? new DatabaseSync(file, { readOnly, timeout: BUSY_MILLISECONDS }) : openFile(file)
  return createKysely(new Driver(db, file))
}
