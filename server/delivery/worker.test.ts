import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import { nodeSqliteDialect } from '../database/sqlite/dialect.ts'
import type { Tables } from '../database/tables.ts'
import type { Lead } from '../leads/lead-repository.ts'
import type { Channel } from './channel.ts'
import { enqueueDeliveries } from './enqueue.ts'
import { deliveryQueue } from './queue.ts'
import { type ManualClock, manualClock } from './testing/manual-clock.ts'
import { startWorker, type Worker, type WorkerEvents } from './worker.ts'

const NEVER = new AbortController().signal

const lead = (id: string): Lead => ({
  id,
  kind: 'contact',
  state: 'accepted',
  locale: 'en',
  received_at: '2026-11-21T07:00:00.000Z',
  full_name: 'Manee',
  email: 'manee@example.com',
  company_name: null,
  phone_number: null,
  service_interest: null,
  terms_version: null,
  terms_accepted_at: null,
  subject: 'Quote',
  message: 'What would it cost?',
})

let db: Kysely<Tables>
let clock: ManualClock
let events: { [Event in keyof WorkerEvents]: ReturnType<typeof vi.fn<WorkerEvents[Event]>> }
let worker: Worker
beforeEach(async () => {
  db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  await migrate(db, migrations)
  clock = manualClock()
  events = { attempted: vi.fn(), paused: vi.fn(), failed: vi.fn() }
})
afterEach(async () => {
  await worker.stop(AbortSignal.abort())
  await db.destroy()
})

const store = (...ids: string[]) =>
  db.transaction().execute(async (trx) => {
    for (const id of ids) {
      await trx.insertInto('lead').values(lead(id)).execute()
      await enqueueDeliveries(['webhook'], clock.now)(trx, lead(id))
    }
  })
const start = (attempt: Channel['attempt']) => {
  const channel = { name: 'webhook', limitMilliseconds: 15_000, attempt } as const
  worker = startWorker(channel, deliveryQueue(db), clock, events)
}
const rows = () => db.selectFrom('delivery').selectAll().orderBy('id').execute()

/** An attempt that nobody answers: it ends when it is told to. */
const unanswered: Channel['attempt'] = ({ signal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'passing', reason: 'http ABORT_ERR' }))
  })

describe('a worker', () => {
  it('makes a few attempts at a time, and goes on as they end', async () => {
    let most = 0
    let now = 0
    const waiting: (() => void)[] = []
    await store('1', '2', '3', '4', '5', '6')
    start(async () => {
      now += 1
      most = Math.max(most, now)
      await new Promise<void>((resolve) => waiting.push(resolve))
      now -= 1
      return { outcome: 'delivered' }
    })
    await expect.poll(() => waiting.length).toBe(4)
    for (const answer of waiting.splice(0)) answer()
    await expect.poll(() => waiting.length).toBe(2)
    for (const answer of waiting.splice(0)) answer()
    await expect.poll(async () => (await rows()).every(({ state }) => state === 'delivered')).toBe(true)
    expect(most).toBe(4)
  })

  it('that is woken looks at once', async () => {
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await store('1')
    worker.wake()
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
  })

  it('finds what another process put there, within seconds', async () => {
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await store('1')
    await expect
      .poll(() => {
        clock.advance(15_000)
        return attempt.mock.calls.length
      })
      .toBe(1)
  })

  it('leaves the whole channel alone for as long as the receiver asks', async () => {
    const waits: number[] = []
    const { wait } = clock
    clock.wait = (milliseconds, signal) => {
      waits.push(milliseconds)
      return wait(milliseconds, signal)
    }
    const attempt = vi.fn<Channel['attempt']>(async () => ({
      outcome: 'passing',
      reason: 'http 429',
      retryAfter: 600_000,
    }))
    await store('1')
    start(attempt)
    await expect.poll(() => waits.filter((milliseconds) => milliseconds === 600_000).length).toBe(1)
    await store('2')
    worker.wake()
    // It has looked again, and has gone back to sleep.
    await expect.poll(() => waits.filter((milliseconds) => milliseconds === 600_000).length).toBe(2)
    expect(attempt).toHaveBeenCalledOnce()
    clock.advance(600_000)
    await expect.poll(() => attempt.mock.calls.length).toBeGreaterThan(1)
  })

  it('never gives up what only a setting of ours keeps back, and tries it daily', async () => {
    await store('1')
    start(async () => ({ outcome: 'passing', reason: 'smtp 550 MAIL FROM', ours: true }))
    for (let attempts = 1; attempts <= 15; attempts += 1) {
      await expect.poll(async () => (await rows())[0]).toMatchObject({ attempts, state: 'waiting', locked_until: null })
      clock.advance(1.25 * 24 * 60 * 60_000)
    }
    expect(events.attempted).toHaveBeenLastCalledWith(expect.objectContaining({ result: 'postponed', ours: true }))
  })

  it('outlives a fault in a channel, and tries again', async () => {
    let attempts = 0
    await store('1')
    start(async () => {
      attempts += 1
      if (attempts === 1) throw new TypeError('a fault of ours')
      return { outcome: 'delivered' }
    })
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'waiting', last_error: 'fault' })
    expect(events.failed).toHaveBeenCalledOnce()
    clock.advance(60_000)
    await expect.poll(async () => (await rows())[0]).toMatchObject({ state: 'delivered', last_error: null })
  })

  it('leaves alone what another one holds, until its time is up', async () => {
    await store('1')
    const later = new Date(clock.now().getTime() + 60_000)
    await deliveryQueue(db).take('webhook', 1, clock.now(), later)
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await expect
      .poll(() => {
        clock.advance(5000)
        return attempt.mock.calls.length
      })
      .toBe(1)
    expect(attempt.mock.calls[0]?.[0].now.getTime()).toBeGreaterThanOrEqual(later.getTime())
  })

  it('that is stopped takes nothing more and waits for what is in flight', async () => {
    let answer = () => undefined as unknown
    await store('1')
    start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'delivered' })
        }),
    )
    await expect.poll(async () => (await rows())[0]?.locked_until).not.toBeNull()
    await expect.poll(() => answer.toString()).toContain('resolve')
    const stopping = worker.stop(NEVER)
    await store('2')
    worker.wake()
    answer()
    await stopping
    expect(await rows()).toMatchObject([{ state: 'delivered' }, { state: 'waiting', attempts: 0 }])
  })

  it('that is stopped while the database refuses writes down what arrived once it is back', async () => {
    let answer = () => {}
    await store('1')
    start(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ outcome: 'delivered' })
        }),
    )
    await expect.poll(() => answer.toString()).toContain('resolve')
    const stopping = worker.stop(NEVER)
    await db.schema.alterTable('delivery').renameTo('gone').execute()
    answer()
    await expect.poll(() => events.failed.mock.calls.length).toBe(1)
    await db.schema.alterTable('gone').renameTo('delivery').execute()
    clock.advance(2000)
    await stopping
    expect(await rows()).toMatchObject([{ state: 'delivered' }])
  })

  it('takes nothing again that it has in hand, though its hold has run out', async () => {
    const tried: string[] = []
    const answers: (() => void)[] = []
    await store('1')
    start(({ lead }) => {
      tried.push(lead.id)
      return new Promise((resolve) => answers.push(() => resolve({ outcome: 'delivered' })))
    })
    await expect.poll(() => tried).toEqual(['1'])
    clock.advance(60 * 60_000)
    await store('2')
    worker.wake()
    await expect.poll(() => tried.length).toBeGreaterThan(1)
    for (const answer of answers) answer()
    expect(tried).toEqual(['1', '2'])
    await expect.poll(async () => (await rows()).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('that has no more patience gives back what it was at, as if it had not been tried', async () => {
    await store('1')
    const attempt = vi.fn(unanswered)
    start(attempt)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
    await worker.stop(AbortSignal.abort())
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, locked_until: null, last_error: null }])
    expect(events.attempted).not.toHaveBeenCalled()
  })

  it('goes on when the database refused for a while', async () => {
    await db.schema.alterTable('delivery').renameTo('gone').execute()
    const attempt = vi.fn<Channel['attempt']>(async () => ({ outcome: 'delivered' }))
    start(attempt)
    await expect.poll(() => events.failed.mock.calls.length).toBe(1)
    await db.schema.alterTable('gone').renameTo('delivery').execute()
    await store('1')
    clock.advance(2000)
    await expect.poll(() => attempt.mock.calls.length).toBe(1)
  })
})
