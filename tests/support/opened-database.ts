import type { Kysely } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/database/open.ts'
import type { Tables } from '../../server/database/tables.ts'
import { type DatabaseKind, type TestDatabase, testDatabases } from './test-databases.ts'

interface OpenedDatabase {
  readonly database: TestDatabase
  readonly db: Kysely<Tables>
}

/**
 * For a `describe` that is run over both databases: one of its own, opened as the server opens it, with all tables.
 *
 * @returns only within a test: before, nothing is open
 */
export function openedDatabase(kind: DatabaseKind): () => OpenedDatabase {
  const newDatabase = testDatabases(kind)
  let opened: OpenedDatabase
  beforeAll(async () => {
    const database = await newDatabase()
    const db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
    opened = { database, db }
  })
  afterAll(async () => {
    await opened.db.destroy()
    await opened.database.remove()
  })
  return () => opened
}
