import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { type Postgres, postgresUrl } from './postgres.ts'
import { temporaryFolder } from './started-server.ts'

export type Row = Record<string, unknown>

/** A database of one test's own, empty, as the server is given it. */
export interface TestDatabase {
  /** For `DATABASE_URL`. */
  url: string
  /** Asks it beside the server, as another program would. */
  ask(sql: string): Promise<Row[]>
  remove(): Promise<void>
}

export type DatabaseKind = 'SQLite' | 'PostgreSQL'

/** What tests run over: both, unless `TEST_DATABASES` asks for SQLite alone, of which a thousand runs are affordable. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  process.env.TEST_DATABASES === 'SQLite' ? ['SQLite'] : ['SQLite', 'PostgreSQL']

/** Tries again while a server has the write lock. It may run in this process, so waiting must not block it. */
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

/** A new SQLite file in a folder of its own. */
export function sqliteDatabase(): TestDatabase & { file: string } {
  const { folder, remove } = temporaryFolder()
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

/** An administrator's connection, for one statement. */
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
 * A new database of a running PostgreSQL.
 *
 * @param folder where that has its socket
 * @param options of `create database`
 */
export async function postgresDatabase({ folder }: Pick<Postgres, 'folder'>, options = ''): Promise<TestDatabase> {
  // Other files make theirs in the same PostgreSQL.
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const administrator = postgresUrl(folder, 'postgres')
  await administrate(administrator, `create database ${name} ${options}`)
  const url = postgresUrl(folder, name)
  // One connection for all questions: for each there is a process, and some tests ask until something has come true.
  const connections = new Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  // A server that is stopped under a test says so here too.
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

/** Where the PostgreSQL that the test files of a project share has its socket. */
async function sharedFolder(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${inject('sharedPostgres')}`)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}

/** For a `describe` that is run over both databases: makes a new one of its kind. */
export function testDatabases(kind: DatabaseKind): () => Promise<TestDatabase> {
  if (kind === 'SQLite') return async () => sqliteDatabase()
  return async () => postgresDatabase({ folder: await sharedFolder() })
}
