import { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { KeptFile } from './kept-file.ts'
import { statements } from './statements.ts'

/** Where the database is. In memory nobody can take it away, and one that is only read promises nothing. */
type Source = Pick<KeptFile, 'db' | 'renew' | 'check' | 'close'>

const asItIs = (db: DatabaseSync): Source => ({
  db,
  renew: () => undefined,
  check: () => undefined,
  close: () => db.close(),
})

class LastingDriver extends SqliteDriver {
  readonly #source: Source

  constructor(source: Source) {
    super({ database: statements(source) })
    this.#source = source
  }

  /** Takes the write lock at the start: a transaction that reads first and writes later would else be refused midway. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.#source.renew()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection)
    this.#source.check()
  }

  /** On a full disk SQLite has done it already, and would say so in place of why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#source.db.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** SQLite rolls back `create table` like anything else; Kysely leaves that unused unless it is told. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/**
 * Kysely over node:sqlite. There is one connection, and Kysely queues for it, so never wait for a mail server or
 * a web service inside a transaction: every other query would wait with it. A transaction that has resolved is in the file
 * that the next start will open.
 */
export function nodeSqliteDialect(database: DatabaseSync | KeptFile): Dialect {
  const source = database instanceof DatabaseSync ? asItIs(database) : database
  return {
    createDriver: () => new LastingDriver(source),
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  }
}
