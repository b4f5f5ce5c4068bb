import type { DatabaseSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { statements } from './statements.ts'

/** Takes the write lock at the start: a transaction that reads first and writes later would else be refused midway. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
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
 * a web service inside a transaction: every other query would wait with it.
 */
export const nodeSqliteDialect = (db: DatabaseSync): Dialect => ({
  createDriver: () => new ImmediateDriver({ database: statements(db) }),
  createAdapter: () => new TransactionalAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (kysely) => new SqliteIntrospector(kysely),
})
