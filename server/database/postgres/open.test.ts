import { type Kysely, sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '../../testing/postgres.ts'
import { silentNetwork } from '../../testing/silent-network.ts'
import { openDatabase } from '../open.ts'
import type { Tables } from '../tables.ts'
import { openPostgres } from './open.ts'

let postgres: Postgres
let db: Kysely<Tables>
beforeAll(async () => {
  postgres = await startPostgres({ synchronous_commit: 'off' })
})
afterAll(() => postgres.remove())
afterEach(() => db?.destroy())

const open = (report: (error: Error) => void = () => undefined) => {
  db = openPostgres(postgres.url('postgres'), { report })
  return db
}
const one = async (query: ReturnType<typeof sql>) => Object.values((await query.execute(db)).rows[0] ?? {})[0]

describe('PostgreSQL', () => {
  it('commits to disk and cancels slow statements, whatever the database’s defaults are', async () => {
    open()
    expect(await one(sql`show synchronous_commit`)).toBe('local')
    expect(await one(sql`show statement_timeout`)).toBe('3s')
    expect(await one(sql`show idle_in_transaction_session_timeout`)).toBe('3s')
  })

  it('returns counts as numbers and texts as texts', async () => {
    open()
    expect(await one(sql`select count(*) from pg_class where false`)).toBe(0)
    expect(await one(sql`select '2026-11-21T07:00:44.123Z'::text`)).toBe('2026-11-21T07:00:44.123Z')
  })

  it('fails while it is stopped, reports broken connections, and works again by itself', async () => {
    const reported: Error[] = []
    open((error) => reported.push(error))
    expect(await one(sql`select 1`)).toBe(1)
    await postgres.pause()
    await expect(sql`select 1`.execute(db)).rejects.toThrow()
    await expect(openDatabase({ kind: 'postgres', url: postgres.url('postgres') }, () => undefined)).rejects.toThrow(
      /^The database of DATABASE_URL cannot be opened: /,
    )
    await postgres.resume()
    expect(await one(sql`select 1`)).toBe(1)
    expect(reported.length).toBeGreaterThan(0)
    for (const error of reported) expect(error).not.toHaveProperty('client')
  })

  it('that stops answering costs one wait: older connections are dropped, and new ones work at once', async () => {
    const network = await silentNetwork(postgres.folder)
    db = openPostgres(network.url('postgres'), { report: () => undefined })
    const ask = () => sql`select 1`.execute(db)
    await Promise.all([ask(), ask(), ask()])
    expect(network.opened).toBe(3)
    network.silence()
    await expect(db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow('Query read timeout')
    network.speak()
    // Two of the three have been idle since before.
    await Promise.all([ask(), ask()])
    expect(network.opened).toBe(5)
    await network.close()
  })

  it('never names the password of its address', async () => {
    const url = 'postgres://leads:a-secret@127.0.0.1:1/leads'
    const refusal = await openDatabase({ kind: 'postgres', url }, () => undefined).catch((error) => error)
    expect(refusal).toMatchObject({ code: 'DATABASE_NOT_OPENED' })
    expect(refusal.message).not.toMatch(/secret|\n/)
  })
})
