import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { listenLocally } from '../../tests/support/listen-locally.ts'
import { openAsServer, setUpDatabase } from '../../tests/support/set-up-database.ts'
import {
  DATABASE_KINDS,
  postgresDatabase,
  sharedPostgresFolder,
  sqliteDatabase,
  testDatabases,
} from '../../tests/support/test-databases.ts'
import { STORED_FIELDS } from '../delivery/describe-lead.ts'
import { checkWritable } from './maintenance.ts'
import { openExistingDatabase } from './open.ts'
import type { Tables } from './tables.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')

describe.each(DATABASE_KINDS)('a %s database', (kind) => {
  const opened = setUpDatabase(kind)
  const insertLead = (change: Record<string, unknown> = {}) =>
    opened()
      .db.insertInto('lead')
      .values({
        id: crypto.randomUUID(),
        kind: 'contact',
        state: 'accepted',
        locale: 'th',
        receivedAt: NOW.toISOString(),
        fullName: 'มานี 📰',
        email: 'manee@example.com',
        emailKey: 'manee@example.com',
        subject: 's',
        message: 'm',
        ...change,
      })
      .returningAll()
      .executeTakeFirstOrThrow()

  it('stores text in any script unchanged', async () => {
    expect(await insertLead({ message: 'บรรทัดแรก\nบรรทัดสอง\t\u{10ffff}' })).toMatchObject({
      fullName: 'มานี 📰',
      message: 'บรรทัดแรก\nบรรทัดสอง\t\u{10ffff}',
      stage: 'new',
    })
  })

  it('has a column for each field of the forms', async () => {
    const columns = Object.keys(await insertLead({}))
    expect(columns).toEqual(expect.arrayContaining(STORED_FIELDS.map(({ name }) => name)))
  })

  it.each([
    { state: 'unknown' },
    { locale: 'de' },
    { stage: 'lost' },
    { message: null },
    { kind: 'signup' },
    { companyName: 'Siam' },
  ])('refuses a lead with %j', async (change) => {
    await expect(insertLead(change)).rejects.toThrow(/constraint/i)
  })

  it('rolls back a failed transaction and stays usable', async () => {
    const { db } = opened()
    const before = await db.selectFrom('lead').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
    const failing = db.transaction().execute(async (trx) => {
      await trx.deleteFrom('lead').execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const after = await db.selectFrom('lead').select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
    expect(after).toEqual(before)
    await checkWritable(db, NOW)
  })

  it('deletes all data of a deleted lead', async () => {
    const { db } = opened()
    const { id } = await insertLead()
    const at = NOW.toISOString()
    await db.insertInto('followUp').values({ id: '1', leadId: id, at, who: 'Nok', step: 'taken' }).execute()
    await db
      .insertInto('idempotency')
      .values({ scope: 'contact', key: 'k', fingerprint: 'f', leadId: id, createdAt: at })
      .execute()
    await db
      .insertInto('delivery')
      .values({
        leadId: id,
        channel: 'webhook',
        recipient: '',
        state: 'waiting',
        attempts: 0,
        nextAttemptAt: at,
        createdAt: at,
      })
      .execute()
    await db.deleteFrom('lead').where('id', '=', id).execute()
    for (const table of ['followUp', 'idempotency', 'delivery'] as const) {
      expect(await db.selectFrom(table).selectAll().where('leadId', '=', id).execute()).toEqual([])
    }
  })

  it('can be opened by the staff’s command while the server runs', async () => {
    const { database } = opened()
    const { id } = await insertLead()
    const address = { kind: kind === 'SQLite' ? 'sqlite' : 'postgres', file: database.url.slice(5), url: database.url }
    await using db = await openExistingDatabase(address as never, { readOnly: true })
    expect(await db.selectFrom('lead').select('id').where('id', '=', id).execute()).toEqual([{ id }])
  })
})

describe.each(DATABASE_KINDS)('two starts at once on %s', (kind) => {
  it(kind === 'SQLite' ? 'give one server' : 'give two servers', { timeout: 20_000 }, async () => {
    const database = await testDatabases(kind)()
    const address =
      kind === 'SQLite'
        ? ({ kind: 'sqlite', file: database.url.slice(5) } as const)
        : ({ kind: 'postgres', url: database.url } as const)
    const starts = await Promise.allSettled([openAsServer(address), openAsServer(address)])
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    if (kind === 'SQLite') expect(refused).toEqual([expect.stringContaining('Another server uses the database')])
    else expect(refused).toEqual([])
    for (const start of starts) if (start.status === 'fulfilled') await start.value.destroy()
    await database.remove()
  })
})

describe('an SQLite file', () => {
  let db: Kysely<Tables> | undefined
  const database = sqliteDatabase()
  const { file } = database
  const folder = join(file, '..')
  const open = async (path = file) => {
    db = await openAsServer({ kind: 'sqlite', file: path })
    return db
  }
  afterEach(async () => {
    await db?.destroy()
    db = undefined
  })
  afterAll(() => database.remove())

  it('gets a folder that only this account can read', async () => {
    const path = join(folder, 'data/leads.db')
    await open(path)
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
  })

  it('has settings for durable commits and for overwriting deleted rows', async () => {
    const pragma = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(await (db ?? open()))
      return Object.values(rows[0] ?? {})[0]
    }
    expect([await pragma('journal_mode'), await pragma('synchronous'), await pragma('secure_delete')]).toEqual([
      'wal',
      2,
      1,
    ])
  })

  it('that is opened through a link has its WAL file beside the file, not the link', async () => {
    await (await open()).destroy()
    const link = join(folder, 'link.db')
    symlinkSync(file, link)
    await checkWritable(await open(link), NOW)
    expect(existsSync(`${link}-wal`)).toBe(false)
    rmSync(link)
  })

  it('is locked for one server also if it was created through a link', { timeout: 20_000 }, async () => {
    const link = join(folder, 'early.db')
    symlinkSync(join(folder, 'late.db'), link)
    await open(link)
    const second = openAsServer({ kind: 'sqlite', file: link })
    await expect(second).rejects.toThrow(`Another server uses the database ${join(folder, 'late.db')}`)
  })

  it('is copied before the tables of an earlier version are updated', async () => {
    await (await open()).destroy()
    await database.ask("delete from kysely_migration where name like '0002%'")
    for (const change of ['drop table deleted_lead', 'drop table clock', 'drop index lead_received'])
      await database.ask(change)
    await checkWritable(await open(), NOW)
    using earlier = new DatabaseSync(`${file}.before-upgrade`, { readOnly: true })
    expect(earlier.prepare('select name from kysely_migration').all()).toEqual([{ name: '0001-initial' }])
  })

  it.each([
    ['moved away', () => renameSync(file, `${file}.old`)],
    [
      'replaced',
      () => {
        copyFileSync(`${file}.old`, `${file}.new`)
        renameSync(`${file}.new`, file)
      },
    ],
  ])('that was %s refuses leads', async (_, change) => {
    const opened = await open()
    change()
    await expect(checkWritable(opened, NOW)).rejects.toThrow(/ was moved or replaced\. All its leads are in /)
  })

  it('that cannot be used fails with a message', async () => {
    const broken = join(folder, 'broken.db')
    mkdirSync(broken)
    await expect(open(broken)).rejects.toThrow(`The database ${broken} cannot be used (`)
    const address = { kind: 'sqlite', file: join(folder, 'none.db') } as const
    await expect(openExistingDatabase(address, { readOnly: true })).rejects.toThrow(
      /^There is no database at .+none\.db/,
    )
  })

  it('refuses a Date, which node:sqlite would store wrongly', async () => {
    const values = { id: 1 as const, writtenAt: new Date() as unknown as string }
    await expect((await open()).insertInto('writeProbe').values(values).execute()).rejects.toThrow(TypeError)
  })
})

it('refuses a PostgreSQL database whose encoding is not UTF8', async () => {
  const folder = await sharedPostgresFolder()
  const database = await postgresDatabase({ folder }, "encoding 'LATIN1' template template0")
  const opening = openAsServer({ kind: 'postgres', url: database.url })
  await expect(opening).rejects.toThrow(/has the encoding LATIN1, .+ "encoding 'UTF8'/)
  await database.remove()
})

it('waits for the disk on PostgreSQL, and limits statements there, whatever the database sets', async () => {
  const database = await postgresDatabase({ folder: await sharedPostgresFolder() })
  await database.ask(
    `do $$ begin execute 'alter database ' || current_database() || ' set synchronous_commit = off'; end $$`,
  )
  await using db = await openAsServer({ kind: 'postgres', url: database.url })
  const read = (trx: Kysely<Tables>) =>
    sql`select current_setting('synchronous_commit') as "commit", current_setting('statement_timeout') as "limit"`.execute(
      trx,
    )
  const { rows } = await db.transaction().execute(read)
  expect(rows).toEqual([{ commit: 'on', limit: '3s' }])
  await db.destroy()
  await database.remove()
})

it('begins a connection to PostgreSQL with parameters that pgbouncer knows', async () => {
  const server = createServer()
  const connected = once(server, 'connection') as Promise<[Socket]>
  const url = `postgres://krajai@127.0.0.1:${await listenLocally(server)}/leads`
  const opening = openAsServer({ kind: 'postgres', url }).catch(() => undefined)
  const [socket] = await connected
  const [message] = (await once(socket, 'data')) as [Buffer]
  // After the length and the version: names and values, each ended by a zero.
  const names = message
    .subarray(8)
    .toString()
    .split('\0')
    .filter((_, index) => index % 2 === 0)
  expect(names.filter(Boolean).sort()).toEqual(['application_name', 'client_encoding', 'database', 'user'])
  socket.destroy()
  server.close()
  await opening
})
