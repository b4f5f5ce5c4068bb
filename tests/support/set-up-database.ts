import type { Kysely } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import type { Tables } from '../../server/database/tables.ts'
import { type DatabaseAddress, readConfig } from '../../server/settings/config.ts'
import { copyBeforeUpgrade } from '../../server/upkeep/copy-before-upgrade.ts'
import { type DatabaseKind, type TestDatabase, testDatabases } from './test-databases.ts'

interface OpenedDatabase {
  readonly database: TestDatabase
  readonly db: Kysely<Tables>
}

/** Opens a database as the server does. */
export const openAsServer = (address: DatabaseAddress): Promise<Kysely<Tables>> =>
  openDatabase(address, { report: () => undefined, copyBeforeUpgrade })

/**
 * Opens a new database as the server does, with all tables, for a `describe` that runs on both kinds.
 *
 * @returns a getter that works only within a test
 */
export function setUpDatabase(kind: DatabaseKind): () => OpenedDatabase {
  const newDatabase = testDatabases(kind)
  let opened: OpenedDatabase
  beforeAll(async () => {
    const database = await newDatabase()
    const db = await openAsServer(readConfig({ DATABASE_URL: database.url }).DATABASE_URL)
    opened = { database, db }
  })
  afterAll(async () => {
    await opened.db.destroy()
    await opened.database.remove()
  })
  return () => opened
}
