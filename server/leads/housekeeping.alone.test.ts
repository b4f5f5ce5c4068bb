import { statSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type FastifyInstance, fastify } from 'fastify'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '../../contract/time.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { emptyLog } from '../database/wipe-deleted.ts'
import { sqliteDatabase } from '../testing/test-databases.ts'
import { housekeeping } from './housekeeping.ts'

vi.mock('../database/wipe-deleted.ts', async (original) => {
  const { emptyLog } = await original<typeof import('../database/wipe-deleted.ts')>()
  return { emptyLog: vi.fn(emptyLog) }
})

let database: ReturnType<typeof sqliteDatabase>
let db: Kysely<Tables>
let app: FastifyInstance
const forgetClaims = vi.fn(async (_before: string, _signal: AbortSignal) => 0)
const logged = vi.fn()
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  forgetClaims.mockClear()
  logged.mockClear()
  database = sqliteDatabase()
  db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
  app = fastify({ logger: { stream: { write: logged } } })
})
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
  await db.destroy()
  await database.remove()
})

const NOW = Date.parse('2026-11-21T07:00:00.000Z')
const store = (daysAgo: number) =>
  database.ask(
    `insert into lead (id, kind, state, locale, received_at, full_name, email, subject, message)
     values ('${1e6 - daysAgo}', 'contact', 'accepted', 'en', '${new Date(NOW - daysAgo * DAY).toISOString()}',
             'Manee', 'manee@example.com', 's', 'm')`,
  )
const leads = async () => (await database.ask('select id from lead order by id')).length

/** Listens, and lets so many hours pass. */
async function begin(retentionDays: number | null, { hours = 1, clock = NOW } = {}) {
  housekeeping(app, { db, leads: { forgetClaims }, retentionDays, now: () => new Date(clock) })
  await app.listen({ port: 0 })
  vi.advanceTimersByTime(hours * HOUR)
}

/** The same until all of it is done, and stops. */
async function run(retentionDays: number | null, { hours = 1, clock = NOW } = {}) {
  vi.mocked(emptyLog).mockClear()
  await begin(retentionDays, { hours, clock })
  const failed = () => logged.mock.calls.filter(([line]) => line.includes('could not be deleted')).length
  // The log of the database is emptied last.
  const ended = () =>
    vi.mocked(emptyLog).mock.settledResults.filter(({ type }) => type === 'fulfilled').length + failed()
  await vi.waitFor(() => expect(ended()).toBe(hours), { timeout: 30_000 })
  await app.close()
}

it('deletes nothing at the start', async () => {
  await store(31)
  await store(1)
  await run(30, { hours: 0 })
  expect(await leads()).toBe(2)
  expect(forgetClaims).not.toHaveBeenCalled()
})

it('deletes old leads and claims every hour, also after a failure', async () => {
  await store(31)
  await store(1)
  forgetClaims.mockRejectedValueOnce(new Error('away'))
  await run(30, { hours: 2 })
  expect(forgetClaims).toHaveBeenCalledTimes(2)
  expect(forgetClaims).toHaveBeenLastCalledWith('2026-11-20T07:00:00.000Z', expect.any(AbortSignal))
  expect(await leads()).toBe(1)
  const said = logged.mock.calls.join()
  expect(said).toMatch(/"message":"away"[^\n]+"msg":"what has served its time could not be deleted"/)
  expect(said).toMatch(/"leads":1,"audit":"[\da-f-]{36}","msg":"leads were deleted after their time"/)
})

it('says nothing where nothing was due, and leaves nothing in the log of the database', async () => {
  await store(1)
  await run(30)
  expect(logged.mock.calls.join()).not.toMatch(/deleted/)
  expect(statSync(`${database.file}-wal`).size).toBe(0)
})

it('is waited for at a stop, and not begun again after it', async () => {
  let forgotten = () => {}
  forgetClaims.mockReturnValueOnce(new Promise<number>((resolve) => (forgotten = () => resolve(0))))
  const stopped = begin(null)
    .then(() => app.close())
    .then(() => 'stopped')
  await vi.waitFor(() => expect(forgetClaims).toHaveBeenCalledOnce())
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
  expect(await Promise.race([stopped, 'waiting'])).toBe('waiting')
  forgotten()
  await stopped
  vi.advanceTimersByTime(3 * HOUR)
  expect(forgetClaims).toHaveBeenCalledOnce()
})

it('leaves what there still is to delete when it is stopped, and whoever runs next deletes it', async () => {
  for (let lead = 0; lead < 90; lead += 1) {
    await store(31 + lead / 10)
    await store(1 + lead / 10)
  }
  const told = Promise.withResolvers<void>()
  forgetClaims.mockImplementationOnce(async (_before, signal) => {
    signal.addEventListener('abort', () => told.resolve())
    return 0
  })
  // The first step lasts until the stop has been asked for.
  const transaction = db.transaction.bind(db)
  const held = vi.spyOn(db, 'transaction')
  const stopped = new Promise((resolve) => {
    held.mockImplementationOnce(() => {
      resolve(app.close())
      const execute: ReturnType<typeof transaction>['execute'] = (run) =>
        told.promise.then(() => transaction().execute(run))
      return Object.assign(transaction(), { execute })
    })
  })
  await begin(30)
  await stopped
  expect(await leads()).toBe(160)
  app = fastify({ logger: { stream: { write: logged } } })
  await run(30)
  expect(await leads()).toBe(90)
  expect(await database.ask('select leads from audit order by id')).toEqual([{ leads: 20 }, { leads: 70 }])
})

it('keeps leads when no retention time is set', async () => {
  await store(5000)
  await run(null)
  expect(forgetClaims).toHaveBeenCalled()
  expect(await leads()).toBe(1)
  expect(logged.mock.calls.join()).not.toMatch(/deleted/)
})

it('deletes nothing when the clock has jumped ahead, and logs it', async () => {
  for (const day of [400, 20, 1]) await store(day)
  await run(730, { clock: NOW + 800 * DAY })
  expect(await leads()).toBe(3)
  expect(logged.mock.calls.join()).toMatch(
    /no lead was deleted by age: by the clock it is 2029-01-29.+: leads purge --anyway/,
  )
})

it('deletes nothing when most of a young site’s leads would go, and logs it', async () => {
  for (const day of [20, 15, 10, 1]) await store(day)
  await run(7)
  expect(await leads()).toBe(4)
  expect(logged.mock.calls.join()).toMatch(/no lead was deleted by age: 3 of all 4 leads would go at once/)
})
