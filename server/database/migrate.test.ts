import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres/open.ts'
import { openSqlite } from './sqlite/open.ts'
import type { Tables } from './tables.ts'

vi.setConfig({ hookTimeout: 60_000, testTimeout: 30_000 })

const creating = (table: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db)
  },
})

const failing: Migration = {
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

  const tables = async () => (await db.introspection.getTables()).map(({ name }) => name).sort()

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

    it('refuse a database that is newer than the program', async () => {
      await migrate(db, { '0001-a': creating('a'), '0002-b': creating('b') })
      await expect(migrate(db, { '0001-a': creating('a') })).rejects.toMatchObject({ code: 'MIGRATION_FAILED' })
    })

    it('tell whether all of them have been run', async () => {
      const both = { '0001-a': creating('a'), '0002-b': creating('b') }
      expect(await isUpToDate(db, both)).toBe(false)
      await migrate(db, { '0001-a': creating('a') })
      expect(await isUpToDate(db, both)).toBe(false)
      await migrate(db, both)
      expect(await isUpToDate(db, both)).toBe(true)
      expect(await tables()).toEqual(['a', 'b'])
    })

    it('are run once by servers that start at the same time', async () => {
      const address = readConfig({ DATABASE_URL: database.url }).database
      // SQLite has one server; its migrations wait for each other like any other transactions.
      const servers = Array.from({ length: kind === 'SQLite' ? 1 : 5 }, () => openDatabase(address, () => undefined))
      for (const server of await Promise.all(servers)) await server.destroy()
      expect(await isUpToDate(db, migrations)).toBe(true)
    })
  })

  it('leads stored before address keys existed have one after a start', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0008')
    await migrate(db, Object.fromEntries(before))
    for (let id = 1; id <= 250; id += 1) {
      await database.ask(
        `insert into lead (id, kind, state, locale, received_at, full_name, email, subject, message)
         values ('${id}', 'contact', 'accepted', 'th', '2026-11-21', 'Élodie', 'ÉLODIE.${id}@Example.com', 's', 'm')`,
      )
    }
    const server = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
    await server.destroy()
    const keys = await database.ask('select id, email_key from lead')
    expect(keys).toHaveLength(250)
    for (const { id, email_key } of keys) expect(email_key).toBe(`élodie.${id}@example.com`)
  })

  describe('the lead table', () => {
    const contact = {
      id: '1',
      kind: 'contact',
      state: 'accepted',
      locale: 'th',
      received_at: '2026-11-21T07:00:00.000Z',
      full_name: 'มานี',
      email: 'manee@example.com',
      company_name: null,
      phone_number: null,
      service_interest: null,
      terms_version: null,
      terms_accepted_at: null,
      subject: 'ข่าว',
      message: 'ขอใบเสนอราคา',
    } as const

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
