import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { type Postgres, postgresUrl } from './postgres.ts'
import { createTemporaryFolder } from './started-server.ts'

export type Row = Record<string, unknown>

/** An empty database for one test. */
export interface TestDatabase {
  /** For `DATABASE_URL`. */
  url: string
  /** Runs a query on a connection separate from the server's. */
  ask(sql: string): Promise<Row[]>
  remove(): Promise<void>
}

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** The databases that tests run on. `TEST_DATABASES` can limit them to SQLite, which is faster. On Windows PostgreSQL has no socket file. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  process.env.TEST_DATABASES === 'SQLite' || process.platform === 'win32' ? ['SQLite'] : ['SQLite', 'PostgreSQL']

/** Retries while a server has the write lock. The server may run in this process, so the wait must not block it. */
async function whenFree<T>(work: () => T): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return work()
    } catch (error) {
      if (!/locked/.test(String(error)) || tries > 500) throw error
    }
    await setTimeout(10)
  }
}

/** Creates an SQLite file in a new folder. */
export function sqliteDatabase(): TestDatabase & { file: string } {
  const { folder, remove } = createTemporaryFolder()
  const file = join(folder, 'leads.db')
  return {
    file,
    url: `file:${file}`,
    ask: (sql) =>
      whenFree(() => {
        using db = new DatabaseSync(file)
        return db.prepare(sql).all()
      }),
    remove: async () => remove(),
  }
}

/** Runs one statement as the administrator. */
async function administrate(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Creates a database in a running PostgreSQL.
 *
 * @param folder the folder of the PostgreSQL socket
 * @param options of `create database`
 */
export async function postgresDatabase({ folder }: Pick<Postgres, 'folder'>, options = ''): Promise<TestDatabase> {
  // Other test files create databases in the same PostgreSQL.
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administrator = postgresUrl(folder, 'postgres')
  await administrate(administrator, `create database ${name} ${options}`)
  const url = postgresUrl(folder, name)
  // One connection, because PostgreSQL starts a process for each.
  const connections = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // A test that stops PostgreSQL also breaks this connection.
  connections.on('error', () => undefined)
  return {
    url,
    ask: async (sql) => (await connections.query(sql)).rows ?? [],
    async remove() {
      await connections.end()
      await administrate(administrator, `drop database ${name} with (force)`)
    },
  }
}

/** The socket folder of the PostgreSQL that all test files share. */
export async function sharedPostgresFolder(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${inject('sharedPostgres')}`)
  const text = await response.text()
  if (!response.ok) throw new Error(text)
  return text
}

/** Returns a function that creates a new database of this kind. */
export function testDatabases(kind: DatabaseKind): () => Promise<TestDatabase> {
  if (kind === 'SQLite') return async () => sqliteDatabase()
  return async () => postgresDatabase({ folder: await sharedPostgresFolder() })
}
