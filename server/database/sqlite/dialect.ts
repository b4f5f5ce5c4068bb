import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { isBusy } from './is-busy.ts'
import type { KeptFile } from './kept-file.ts'
import { statements } from './statements.ts'

/** The database, with checks on its file. One in memory, or opened for reading only, needs none. */
type Source = Pick<KeptFile, 'db' | 'renew' | 'check' | 'close'>

const asItIs = (db: DatabaseSync): Source => ({
  db,
  renew: () => undefined,
  check: () => undefined,
  close: () => db.close(),
})

/** Between two tries to get the write lock. */
const PAUSE_MILLISECONDS = 20

/** What all statements together know of another process that has the write lock. */
class WriteLock {
  readonly #patience: number
  #takenSince = 0
  #seenTaken = Number.NEGATIVE_INFINITY

  /** @param patience for how many milliseconds it may be taken before statements fail */
  constructor(patience: number) {
    this.#patience = patience
  }

  /** @returns whether to try once more. Long after it was last seen taken, that is another process or another time. */
  isWorthWaiting(): boolean {
    const now = performance.now()
    if (now - this.#seenTaken > this.#patience) this.#takenSince = now
    this.#seenTaken = now
    return now - this.#takenSince < this.#patience
  }

  isFree(): void {
    this.#seenTaken = Number.NEGATIVE_INFINITY
  }
}

/**
 * While another process has the write lock, tries again after pauses instead of blocking, so that pages are still served. The
 * patience is one for all statements, which queue for the one connection: where each had its own, the last of twenty would
 * wait for twenty times as long. Once it is used up each is tried once, until one gets through.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection
  readonly #lock: WriteLock
  readonly streamQuery: DatabaseConnection['streamQuery']

  constructor(connection: DatabaseConnection, lock: WriteLock) {
    this.#connection = connection
    this.#lock = lock
    this.streamQuery = connection.streamQuery.bind(connection)
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<Row>(query)
        // Whoever reads needs no lock, and gets through all the while.
        if (query.query.kind !== 'SelectQueryNode') this.#lock.isFree()
        return result
      } catch (error) {
        if (!isBusy(error) || !this.#lock.isWorthWaiting()) throw error
      }
      await pause(PAUSE_MILLISECONDS)
    }
  }
}

class LastingDriver extends SqliteDriver {
  readonly #source: Source
  readonly #lock: WriteLock

  constructor(source: Source, patience: number) {
    super({ database: statements(source) })
    this.#source = source
    this.#lock = new WriteLock(patience)
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#lock)
  }

  /** Takes the write lock at the start (`immediate`), because a transaction that reads first and writes later could be refused midway. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#source.renew()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#source.check()
  }

  /** On a full disk SQLite has already rolled back; a second rollback would fail and hide the real error. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#source.db.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite can roll back `create table`; Kysely uses that only when told so. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Kysely over node:sqlite. There is one connection, for which queries queue: never wait for a mail server or a web service
 * inside a transaction, because every other query would wait with it. When a transaction resolves, it is in the file that the
 * next start will open.
 *
 * @param patience for how many milliseconds a statement tries to get the write lock, without blocking the process between the tries
 */
export function nodeSqliteDialect(database: DatabaseSync | KeptFile, patience = 0): Dialect {
  const source = database instanceof DatabaseSync ? asItIs(database) : database
  return {
    createDriver: () => new LastingDriver(source, patience),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  }
}
