import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { newLead } from '../leads/fixture-stored-lead.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { migrate, type TableChange, tablesState } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Tables } from './tables.ts'

const creating = (table: string, oldestServer: TableChange['oldestServer'] = 'any'): TableChange => ({
  oldestServer,
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db)
  },
})

const failing: TableChange = {
  oldestServer: 'any',
  up: async (db) => {
    await sql`create table half (id integer)`.execute(db)
    throw new Error('out of ink')
  },
}

describe.each(DATABASE_KINDS)('with %s', (kind) => {
  const newDatabase = testDatabases(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  beforeEach(async () => {
    database = await newDatabase()
    const address = readConfig({ DATABASE_URL: database.url }).database
    db = address.kind === 'sqlite' ? openSqlite(address.file) : openPostgres(address.url, { report: () => undefined })
  })
  afterEach(async () => {
    await db.destroy()
    await database.remove()
  })

  /** Of the leads, without what is remembered of migrations. */
  const tables = async () => {
    const names = (await db.introspection.getTables()).map(({ name }) => name)
    return names.filter((name) => name !== 'table_change').sort()
  }

  describe('migrations', () => {
    it('run once each, in order', async () => {
      await migrate(db, { '0001-a': creating('a') })
      await migrate(db, { '0001-a': creating('a'), '0002-b': creating('b') })
      expect(await tables()).toEqual(['a', 'b'])
    })

    it('stop the start with the name of the one that failed', async () => {
      const migrating = migrate(db, { '0001-a': creating('a'), '0002-ink': failing, '0003-c': creating('c') })
      await expect(migrating).rejects.toMatchObject({
        name: 'StartError',
        code: 'MIGRATION_FAILED',
        message: 'Migration 0002-ink failed: out of ink',
      })
    })

    it('leave nothing half done, and keep what was done before', async () => {
      await migrate(db, { '0001-a': creating('a'), '0002-ink': failing }).catch(() => undefined)
      expect(await tables()).toEqual(['a'])
      await migrate(db, { '0001-a': creating('a'), '0002-ink': creating('half') })
      expect(await tables()).toEqual(['a', 'half'])
    })

    it('tell whether all of them have been run', async () => {
      const both = { '0001-a': creating('a'), '0002-b': creating('b') }
      const isBehind = async () => (await tablesState(db, both)).isBehind
      expect(await isBehind()).toBe(true)
      await migrate(db, { '0001-a': creating('a') })
      expect(await isBehind()).toBe(true)
      await migrate(db, both)
      expect(await isBehind()).toBe(false)
      expect(await tables()).toEqual(['a', 'b'])
    })

    it('are run once by servers that start at the same time', async () => {
      const address = readConfig({ DATABASE_URL: database.url }).database
      // SQLite has one server; its migrations wait for each other like any other transactions.
      const servers = Array.from({ length: kind === 'SQLite' ? 1 : 5 }, () => openDatabase(address, () => undefined))
      for (const server of await Promise.all(servers)) await server.destroy()
      expect(await tablesState(db, migrations)).toEqual({ isBehind: false, later: [], leftBehindBy: undefined })
    })
  })

  describe('a server that meets migrations of a later version', () => {
    const own = { '0001-a': creating('a'), '0002-b': creating('b') }
    const later = async (changes: Record<string, TableChange>) => migrate(db, { ...own, ...changes })
    const refused = (change: string) =>
      expect.objectContaining({
        name: 'StartError',
        code: 'TABLES_TOO_NEW',
        message: `A later version has changed the tables (${change}) so that this one cannot work on them: start the later one, or restore the backup from before its first start, which has no lead stored since: export those first, with the later one's leads export --all`,
      })

    it('starts where they only add', async () => {
      await later({ '0003-c': creating('c'), '0004-d': creating('d') })
      await migrate(db, own)
      expect(await tables()).toEqual(['a', 'b', 'c', 'd'])
      expect(await tablesState(db, own)).toEqual({
        isBehind: false,
        later: ['0003-c', '0004-d'],
        leftBehindBy: undefined,
      })
    })

    it('starts where it knows the migration that they ask for', async () => {
      await later({ '0003-c': creating('c', '0002-b') })
      await migrate(db, own)
      await expect(migrate(db, { '0001-a': creating('a') })).rejects.toEqual(refused('0003-c'))
    })

    it('is refused where one leaves it behind, whatever came after', async () => {
      await later({ '0003-c': creating('c'), '0004-d': creating('d', '0003-c'), '0005-e': creating('e') })
      await expect(migrate(db, own)).rejects.toEqual(refused('0004-d'))
      expect(await tables()).toEqual(['a', 'b', 'c', 'd', 'e'])
    })

    it('is refused where nothing says what they ask for', async () => {
      await later({ '0003-c': creating('c') })
      await database.ask('delete from table_change')
      await expect(migrate(db, own)).rejects.toEqual(refused('0003-c'))
    })

    it('lets the later version go on after it', async () => {
      const c = { '0003-c': creating('c') }
      await later(c)
      await migrate(db, own)
      await later({ ...c, '0004-d': creating('d', '0004-d') })
      expect(await tables()).toEqual(['a', 'b', 'c', 'd'])
    })

    it('runs none of its own that should have come before them', async () => {
      await later({ '0004-d': creating('d') })
      await expect(migrate(db, { ...own, '0003-c': creating('c') })).rejects.toMatchObject({ code: 'MIGRATION_FAILED' })
      expect(await tables()).toEqual(['a', 'b', 'd'])
    })
  })

  describe('the lead table', () => {
    const contact = newLead(1)

    it('refuses half a lead, a foreign kind, state or language', async () => {
      await migrate(db, migrations)
      const adding = (change: object) =>
        db
          .insertInto('lead')
          .values({ ...contact, ...change })
          .execute()
      await adding({})
      await expect(adding({ id: '2', message: null })).rejects.toThrow('lead_complete')
      await expect(adding({ id: '2', kind: 'signup' })).rejects.toThrow('lead_complete')
      await expect(adding({ id: '2', kind: 'newsletter' })).rejects.toThrow('lead_complete')
      await expect(adding({ id: '2', state: 'lost' })).rejects.toThrow('lead_state_known')
      await expect(adding({ id: '2', locale: 'de' })).rejects.toThrow('lead_locale_known')
      await expect(adding({ email: 'other@example.com' })).rejects.toThrow(/unique/i)
    })
  })
})

it('every migration asks for servers that know itself or an earlier one', () => {
  const names = Object.keys(migrations)
  const wrong = Object.entries(migrations).filter(
    ([name, { oldestServer }]) =>
      oldestServer !== 'any' && !names.slice(0, names.indexOf(name) + 1).includes(oldestServer),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})
