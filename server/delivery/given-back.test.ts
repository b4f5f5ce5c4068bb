import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import { DATABASE_KINDS, testDatabases } from '../testing/test-databases.ts'
import { deliveryQueue } from './queue.ts'

describe.each(DATABASE_KINDS)('a delivery given back on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  const now = new Date('2026-11-21T07:00:00.000Z')
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

  async function queueOfOne() {
    const database = await newDatabase()
    const db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
    await database.ask(
      `insert into lead (id, kind, state, locale, received_at, full_name, email, email_key, subject, message)
       values ('1', 'contact', 'accepted', 'en', '${now.toISOString()}', 'Manee', 'm@example.com', 'm@example.com', 's', 'm')`,
    )
    await database.ask(
      `insert into delivery (id, lead_id, channel, state, attempts, next_attempt_at, created_at)
       values ('d', '1', 'webhook', 'waiting', 0, '${now.toISOString()}', '${now.toISOString()}')`,
    )
    return { database, db, queue: deliveryQueue(db) }
  }
  let opened: Awaited<ReturnType<typeof queueOfOne>>
  beforeEach(async () => {
    opened = await queueOfOne()
  })
  afterEach(async () => {
    await opened.db.destroy()
    await opened.database.remove()
  })
  const row = async () => (await opened.database.ask('select attempts, locked_until from delivery'))[0]

  it('is there for the next server at once, as if it had not been tried', async () => {
    const [taken] = await opened.queue.take('webhook', 4, now, later(5))
    if (!taken) throw new Error('Nothing was taken')
    expect(await row()).toEqual({ attempts: 1, locked_until: later(5).toISOString() })
    await opened.queue.giveBack(taken)
    expect(await row()).toEqual({ attempts: 0, locked_until: null })
    expect(await opened.queue.take('webhook', 4, now, later(5))).toMatchObject([{ id: 'd', attempts: 1 }])
  })

  it('stays with whoever holds it by then', async () => {
    const [taken] = await opened.queue.take('webhook', 4, now, later(5))
    if (!taken) throw new Error('Nothing was taken')
    expect(await opened.queue.take('webhook', 4, later(6), later(11), ['d'])).toEqual([])
    expect(await opened.queue.take('webhook', 4, later(6), later(11))).toHaveLength(1)
    await opened.queue.giveBack(taken)
    expect(await row()).toEqual({ attempts: 2, locked_until: later(11).toISOString() })
  })
})
