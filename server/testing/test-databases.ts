import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './postgres.ts'
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

/** A new SQLite file in a folder of its own. */
export function sqliteDatabase(): TestDatabase & { file: string } {
  const { folder, remove } = temporaryFolder()
  const file = join(folder, 'leads.db')
  return {
    file,
    url: `file:${file}`,
    async ask(sql) {
      const db = new DatabaseSync(file, { timeout: 5000 })
      try {
        return db.prepare(sql).all()
      } finally {
        db.close()
      }
    },
    remove: async () => remove(),
  }
}

async function askPostgres(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  // A server that is stopped under a test says so here too.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql)).rows ?? []
  } finally {
    await client.end()
  }
}

let created = 0

/** A new database of a running PostgreSQL. */
export async function postgresDatabase(postgres: Postgres): Promise<TestDatabase> {
  created += 1
  const name = `test_${created}`
  await askPostgres(postgres.url('postgres'), `create database ${name}`)
  const url = postgres.url(name)
  return {
    url,
    ask: (sql) => askPostgres(url, sql),
    remove: async () => void (await askPostgres(postgres.url('postgres'), `drop database ${name} with (force)`)),
  }
}

/**
 * For a `describe` that is run over both databases: starts what its kind needs before the tests and stops it afterwards.
 *
 * @returns makes a new database
 */
export function testDatabases(kind: DatabaseKind): () => Promise<TestDatabase> {
  if (kind === 'SQLite') return async () => sqliteDatabase()
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())
  return () => postgresDatabase(postgres)
}
