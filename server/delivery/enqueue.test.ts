import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '../../contract/time.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import { nodeSqliteDialect } from '../database/sqlite/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { newLead } from '../leads/fixture-stored-lead.ts'
import { type ChannelName, enqueueDeliveries } from './enqueue.ts'

const NOW = new Date('2026-11-21T07:00:44.123Z')

const lead = newLead(1, { received_at: NOW.toISOString(), email: 'manee@example.com' })

let db: Kysely<Tables>
beforeEach(async () => {
  db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })),
  })
  await migrate(db, migrations)
})
afterEach(() => db.destroy())

const store = (channels: ChannelName[]) =>
  db.transaction().execute(async (trx) => {
    await trx.insertInto('lead').values(lead).execute()
    await enqueueDeliveries(channels, () => NOW)(trx, lead)
  })
const deliveries = () => db.selectFrom('delivery').selectAll().orderBy('channel').execute()

describe('enqueuing', () => {
  it('puts a delivery for each channel beside the lead, to be tried at once', async () => {
    await store(['team_mail', 'webhook'])
    const waiting = {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
      lead_id: lead.id,
      state: 'waiting',
      attempts: 0,
      next_attempt_at: NOW.toISOString(),
      last_error: null,
      locked_until: null,
      created_at: NOW.toISOString(),
      delivered_at: null,
    }
    expect(await deliveries()).toEqual([
      { ...waiting, channel: 'team_mail' },
      { ...waiting, channel: 'webhook' },
    ])
  })

  it('writes nothing without channels', async () => {
    await store([])
    expect(await deliveries()).toEqual([])
  })

  it('a second time adds only the channels that are new', async () => {
    await store(['team_mail'])
    const [first] = await deliveries()
    await db.transaction().execute((trx) => enqueueDeliveries(['team_mail', 'webhook'], () => NOW)(trx, lead))
    const both = await deliveries()
    expect(both.map(({ channel }) => channel)).toEqual(['team_mail', 'webhook'])
    expect(both[0]).toEqual(first)
  })

  it('is undone with the transaction it is part of', async () => {
    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('lead').values(lead).execute()
      await enqueueDeliveries(['team_mail'], () => NOW)(trx, lead)
      throw new Error('no room')
    })
    await expect(failing).rejects.toThrow('no room')
    expect(await deliveries()).toEqual([])
  })
})

describe('an acknowledgement', () => {
  let stored = 0
  /** @returns the channels of a new lead from this address, so long after the first; held back for so long before it was accepted */
  const channelsOf = async (email: string, later: number, held = 0): Promise<ChannelName[]> => {
    stored += 1
    const now = NOW.getTime() + later
    const next = { ...lead, id: `lead ${stored}`, email, received_at: new Date(now - held).toISOString() }
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('lead').values(next).execute()
      await enqueueDeliveries(['team_mail', 'sender_mail'], () => new Date(now))(trx, next)
    })
    const rows = await db
      .selectFrom('delivery')
      .select('channel')
      .where('lead_id', '=', next.id)
      .orderBy('channel')
      .execute()
    return rows.map(({ channel }) => channel)
  }

  it('goes to an address once a day, however it is capitalized, and the team hears of every lead', async () => {
    expect(await channelsOf('manee@example.com', 0)).toEqual(['sender_mail', 'team_mail'])
    expect(await channelsOf('Manee@Example.com', DAY - 1)).toEqual(['team_mail'])
    expect(await channelsOf('somchai@example.com', 0)).toEqual(['sender_mail', 'team_mail'])
    expect(await channelsOf('manee@example.com', DAY + 1)).toEqual(['sender_mail', 'team_mail'])
    expect(await channelsOf('manee@example.com', 2 * DAY)).toEqual(['team_mail'])
  })

  it('goes out where the clock was ahead when the last one did', async () => {
    await channelsOf('manee@example.com', 400 * DAY)
    expect(await channelsOf('manee@example.com', 0)).toEqual(['sender_mail', 'team_mail'])
    expect(await channelsOf('manee@example.com', -DAY)).toEqual(['team_mail'])
  })

  it('is none to a lead that came more than five days ago, and keeps no later one of its sender from theirs', async () => {
    expect(await channelsOf('somchai@example.com', 0, 5 * DAY)).toEqual(['sender_mail', 'team_mail'])
    expect(await channelsOf('manee@example.com', 0, 5 * DAY + 1)).toEqual(['team_mail'])
    expect(await channelsOf('manee@example.com', 0)).toEqual(['sender_mail', 'team_mail'])
  })

  it('is remembered by a digest of the address alone', async () => {
    await channelsOf('manee@example.com', 0)
    expect(await db.selectFrom('submission').selectAll().execute()).toMatchObject([
      { scope: 'acknowledgement', key: expect.stringMatching(/^[\w-]{43}$/), fingerprint: '' },
    ])
  })

  it('leaves nothing of an address behind that was erased', async () => {
    await channelsOf('manee@example.com', 0)
    await db.deleteFrom('lead').execute()
    expect(await db.selectFrom('submission').selectAll().execute()).toEqual([])
  })
})

it('erasing a lead takes its deliveries along', async () => {
  await store(['team_mail', 'sender_mail', 'webhook'])
  await db.deleteFrom('lead').where('id', '=', lead.id).execute()
  expect(await deliveries()).toEqual([])
})

it('the database refuses a foreign channel or state, and a delivery without its lead', async () => {
  await store(['team_mail'])
  const [delivery] = await deliveries()
  const adding = (change: object) =>
    db
      .insertInto('delivery')
      .values({ ...(delivery as NonNullable<typeof delivery>), id: '2', channel: 'webhook', ...change })
      .execute()
  await expect(adding({ channel: 'pigeon' })).rejects.toThrow('delivery_channel_known')
  await expect(adding({ state: 'lost' })).rejects.toThrow('delivery_state_known')
  await expect(adding({ lead_id: '3' })).rejects.toThrow('FOREIGN KEY')
})
