import type { Kysely } from 'kysely'
import { afterEach, beforeEach, vi } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import type { Tables } from '../../database/tables.ts'
import { storedLead } from '../../leads/fixture-stored-lead.ts'
import { sqliteDatabase } from '../../testing/test-databases.ts'
import type { Channel } from '../channel.ts'
import { enqueueDeliveries } from '../enqueue.ts'
import { deliveryQueue } from '../queue.ts'
import { startWorker, type Worker, type WorkerEvents } from '../worker.ts'
import { type ManualClock, manualClock } from './manual-clock.ts'

interface Trial {
  db: Kysely<Tables>
  clock: ManualClock
  events: { [Event in keyof WorkerEvents]: ReturnType<typeof vi.fn<WorkerEvents[Event]>> }
  worker: Worker
}

/** An attempt that nobody answers: it ends when it is told to. */
export const unanswered: Channel['attempt'] = ({ signal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ outcome: 'transient', reason: 'http ABORT_ERR' }))
  })

/** For a file about the worker: in each test a worker of one channel, over a database in memory and a clock that stands still. */
export function startedWorker() {
  const trial = {} as Trial
  beforeEach(async () => {
    const { file } = sqliteDatabase()
    trial.db = await openDatabase({ kind: 'sqlite', file }, () => undefined)
    trial.clock = manualClock()
    trial.events = { attempted: vi.fn(), paused: vi.fn(), failed: vi.fn() }
  })
  afterEach(async () => {
    await trial.worker.stop(AbortSignal.abort())
    await trial.db.destroy()
  })

  return {
    /** Its parts, within a test. */
    trial,
    store: (...ids: string[]) =>
      trial.db.transaction().execute(async (trx) => {
        for (const id of ids) {
          const lead = storedLead(0, { id })
          await trx.insertInto('lead').values(lead).execute()
          await enqueueDeliveries(['webhook'], trial.clock.now)(trx, lead)
        }
      }),
    start(attempt: Channel['attempt']) {
      const channel = { name: 'webhook', limitMilliseconds: 15_000, attempt } as const
      trial.worker = startWorker(channel, deliveryQueue(trial.db), trial.clock, trial.events)
    },
    rows: () => trial.db.selectFrom('delivery').selectAll().orderBy('id').execute(),
  }
}
