import { afterEach, beforeEach } from 'vitest'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../database/open.ts'
import type { DeliveryTable } from '../../database/tables.ts'
import { type DatabaseKind, testDatabases } from '../../testing/test-databases.ts'
import { deliveryQueue } from '../queue.ts'

/** When the lead below was taken, and its delivery is due. */
export const NOW = new Date('2026-11-21T07:00:00.000Z')
export const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

async function open(kind: DatabaseKind) {
  const database = await testDatabases(kind)()
  const db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
  const now = NOW.toISOString()
  await database.ask(
    `insert into lead (id, kind, state, locale, received_at, full_name, email, email_key, subject, message)
     values ('1', 'contact', 'accepted', 'en', '${now}', 'Manee', 'm@example.com', 'm@example.com', 's', 'm')`,
  )
  await database.ask(
    `insert into delivery (id, lead_id, channel, state, attempts, next_attempt_at, created_at)
     values ('d', '1', 'webhook', 'waiting', 0, '${now}', '${now}')`,
  )
  return { database, db, queue: deliveryQueue(db) }
}

/** For a `describe` that is run over both databases: in each test a new one with a lead and its one delivery, `d`. */
export function queueOfOne(kind: DatabaseKind) {
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open(kind)
  })
  afterEach(async () => {
    await opened.db.destroy()
    await opened.database.remove()
  })
  return {
    /** Only within a test. */
    opened: () => opened,
    row: async () => (await opened.database.ask('select attempts, locked_until from delivery'))[0],
    /** Adds a lead and its delivery, which waits as `d` did at first but for what is said of it. */
    async add(change: Pick<DeliveryTable, 'id'> & Partial<DeliveryTable>) {
      const { db } = opened
      const lead = await db.selectFrom('lead').selectAll().where('id', '=', '1').executeTakeFirstOrThrow()
      await db
        .insertInto('lead')
        .values({ ...lead, id: change.id })
        .execute()
      const now = NOW.toISOString()
      const waiting = {
        channel: 'webhook',
        state: 'waiting',
        attempts: 0,
        next_attempt_at: now,
        created_at: now,
      } as const
      await db
        .insertInto('delivery')
        .values({ ...waiting, lead_id: change.id, ...change })
        .execute()
    },
  }
}
