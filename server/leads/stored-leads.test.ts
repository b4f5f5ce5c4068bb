import type { Kysely } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY } from '../../contract/time.ts'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { openExistingDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { enqueueDeliveries } from '../delivery/enqueue.ts'
import { openedDatabase } from '../testing/opened-database.ts'
import { DATABASE_KINDS, type TestDatabase } from '../testing/test-databases.ts'
import { countTurns } from '../testing/turns.ts'
import { newLead } from './fixture-stored-lead.ts'
import { leadErasure } from './lead-erasure.ts'
import { type Claim, type Lead, leadRepository } from './lead-repository.ts'
import { deliveryStateOf, findLead, type LeadFilter, searchLeads } from './lead-search.ts'
import { deliverLead, releaseLead, retryDeliveries } from './release-and-retry.ts'
import { suspectedLeads } from './suspected-leads.ts'

const START = Date.UTC(2026, 10, 1)
const at = (day: number) => new Date(START + day * DAY).toISOString()

/** A lead of a day, with an id that sorts by it. */
const leadOf = (day: number, change: Partial<Lead> = {}): Lead =>
  newLead(day, {
    received_at: at(day),
    email: 'manee@example.com',
    subject: 'ข่าว 📰',
    message: 'บรรทัดแรก\nบรรทัดสอง\t\u{10ffff}',
    ...change,
  })
const signup: Partial<Lead> = {
  kind: 'signup',
  company_name: 'Siam',
  phone_number: '02 123 4567',
  service_interest: 'basic',
  terms_version: '2023-05-01',
  terms_accepted_at: at(0),
  subject: null,
  message: null,
}
const claimOf = (key: string, change: Partial<Claim> = {}): Claim => ({
  scope: 'contact',
  key,
  fingerprint: 'f',
  since: at(0),
  ...change,
})

describe.each(DATABASE_KINDS)('leads in %s', (kind) => {
  const opened = openedDatabase(kind)
  let database: TestDatabase
  let db: Kysely<Tables>
  const channels = ['team_mail', 'webhook'] as const
  const enqueue = enqueueDeliveries(channels, systemClock.now)
  const repository = () => leadRepository(db, { enqueue })

  beforeAll(() => {
    ;({ database, db } = opened())
  })
  beforeEach(async () => {
    await db.deleteFrom('lead').execute()
    await db.deleteFrom('audit').execute()
  })

  const search = async (filter: LeadFilter, pageSize?: number) => {
    const days: number[] = []
    for await (const { lead } of searchLeads(db, filter, pageSize)) days.push(Number(lead.id.slice(-12)))
    return days
  }

  it('are returned exactly as stored, in any script', async () => {
    for (const lead of [leadOf(1), leadOf(2, signup)]) {
      expect(await repository().add(lead)).toEqual({ outcome: 'stored' })
      expect((await findLead(db, lead.id))?.lead).toMatchObject(lead)
    }
  })

  it('are stored with their deliveries, or not at all', async () => {
    const refusing = leadRepository(db, { enqueue: () => Promise.reject(new Error('no room')) })
    await expect(refusing.add(leadOf(1), claimOf('k'))).rejects.toThrow('no room')
    expect(await search({})).toEqual([])
    expect(await repository().add(leadOf(1), claimOf('k'))).toEqual({ outcome: 'stored' })
    expect((await findLead(db, leadOf(1).id))?.deliveries.map(({ channel }) => channel)).toEqual([
      'team_mail',
      'webhook',
    ])
  })

  it('wake the delivery once they are stored, unless they are suspected', async () => {
    const wakeDelivery = vi.fn()
    const waking = leadRepository(db, { enqueue, wakeDelivery })
    await waking.add(leadOf(1, { state: 'suspected_spam' }))
    expect(wakeDelivery).not.toHaveBeenCalled()
    await waking.add(leadOf(2), claimOf('k'))
    expect(wakeDelivery).toHaveBeenCalledOnce()
    await waking.add(leadOf(3), claimOf('k'))
    expect(wakeDelivery).toHaveBeenCalledOnce()
  })

  it('that had no channel are delivered when there is one, once, and never while they are suspected', async () => {
    const early = leadRepository(db)
    await early.add(leadOf(1))
    await early.add(leadOf(2, { state: 'suspected_spam' }))
    expect(await deliverLead(db, leadOf(1).id, enqueue)).toEqual({ outcome: 'waiting', deliveries: 2 })
    expect(await deliverLead(db, leadOf(1).id, enqueue)).toEqual({ outcome: 'waiting', deliveries: 0 })
    expect(await deliverLead(db, leadOf(2).id, enqueue)).toEqual({ outcome: 'suspected' })
    expect(await deliverLead(db, leadOf(3).id, enqueue)).toEqual({ outcome: 'unknown' })
    expect((await findLead(db, leadOf(2).id))?.deliveries).toEqual([])
  })

  it('that are suspected are counted between two moments, and the first of them read', async () => {
    for (const day of [1, 3, 2, 4]) await repository().add(leadOf(day, { state: 'suspected_spam' }))
    await repository().add(leadOf(5))
    const between = async (since: number, until: number, most: number) => {
      const { count, leads } = await suspectedLeads(db, at(since), at(until), most)
      return { count, days: leads.map(({ received_at }) => received_at) }
    }
    expect(await between(1, 4, 2)).toEqual({ count: 3, days: [at(1), at(2)] })
    expect(await between(0, 9, 100)).toMatchObject({ count: 4 })
    expect(await between(5, 9, 100)).toEqual({ count: 0, days: [] })
  })

  it('with the same key at the same time are stored once', async () => {
    const additions = await Promise.all(
      Array.from({ length: 12 }, (_, day) => repository().add(leadOf(day, { received_at: at(1) }), claimOf('k'))),
    )
    const [stored] = await search({})
    expect(additions.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
    const receipt = { id: leadOf(stored ?? -1).id, receivedAt: at(1) }
    expect(additions.filter(({ outcome }) => outcome === 'repeated')).toEqual(
      Array(11).fill({ outcome: 'repeated', receipt }),
    )
  })

  it('lose their claims after a while', async () => {
    await repository().add(leadOf(1), claimOf('old'))
    await repository().add(leadOf(3), claimOf('new'))
    expect(await repository().forgetClaims(at(2), new AbortController().signal)).toBe(1)
    expect((await repository().add(leadOf(4), claimOf('old'))).outcome).toBe('stored')
    expect((await repository().add(leadOf(5), claimOf('new'))).outcome).toBe('repeated')
  })

  it('are no repeat of one that was stored while the clock was ahead', async () => {
    await repository().add(leadOf(400), claimOf('k'))
    expect((await repository().add(leadOf(1), claimOf('k'))).outcome).toBe('stored')
    expect((await repository().add(leadOf(0), claimOf('k'))).outcome).toBe('repeated')
  })

  it('are found by form, state and time, the newest first, page by page', async () => {
    await repository().add(leadOf(1))
    await repository().add(leadOf(2, signup))
    await repository().add(leadOf(3, { state: 'suspected_spam' }))
    await repository().add(leadOf(4))
    await db.updateTable('delivery').set({ state: 'dead' }).where('lead_id', '=', leadOf(4).id).execute()
    for (const pageSize of [1, 2, 4, 500]) expect(await search({}, pageSize)).toEqual([4, 3, 2, 1])
    expect(await search({ form: 'signup' })).toEqual([2])
    expect(await search({ state: 'suspected_spam' })).toEqual([3])
    expect(await search({ state: 'accepted' })).toEqual([4, 2, 1])
    expect(await search({ state: 'dead' })).toEqual([4])
    expect(await search({ state: 'waiting', form: 'contact' })).toEqual([1])
    expect(await search({ since: at(2), until: at(4) })).toEqual([3, 2])
  })

  it('are found each with its own deliveries', async () => {
    await repository().add(leadOf(1))
    await repository().add(leadOf(2, { state: 'suspected_spam' }))
    await leadRepository(db, { enqueue: enqueueDeliveries(['webhook'], systemClock.now) }).add(leadOf(3))
    const channels: string[][] = []
    for await (const { deliveries } of searchLeads(db, {})) channels.push(deliveries.map(({ channel }) => channel))
    expect(channels).toEqual([['webhook'], [], ['team_mail', 'webhook']])
  })

  it('are erased by address in any spelling, with their deliveries and claims', async () => {
    await repository().add(leadOf(1, { email: 'Manee@Example.com' }), claimOf('k'))
    await repository().add(leadOf(2, { email: 'ÉLODIE@ตัวอย่าง.ไทย' }))
    await repository().add(leadOf(3, { email: 'manee@example.com.evil' }))
    const erasure = leadErasure(db, () => new Date(START))
    expect(await erasure.count('manee@example.COM')).toBe(1)
    const erased = await erasure.erase('manee@example.COM')
    expect(erased).toEqual({ id: expect.any(String), at: at(0), action: 'erase', leads: 1, deliveries: 2 })
    expect(await erasure.count('élodie@ตัวอย่าง.ไทย')).toBe(1)
    expect(await erasure.erase('élodie@xn--72c1a1bt4awk9o.xn--o3cw4h')).toMatchObject({ leads: 1 })
    expect(await erasure.erase('nobody@example.com')).toBeUndefined()
    expect(await search({})).toEqual([3])
    expect(await database.ask('select * from submission')).toEqual([])
    expect((await database.ask('select * from audit order by id'))[0]).toEqual(erased)
    expect(JSON.stringify(await database.ask('select * from audit'))).not.toMatch(/manee|example/i)
  })

  it('stored by a server of an older version are erased like any other', async () => {
    await db
      .insertInto('lead')
      .values(leadOf(1, { email: 'ÉLODIE@example.com' }))
      .execute()
    expect(await leadErasure(db, systemClock.now).erase('élodie@example.com')).toMatchObject({ leads: 1 })
  })

  /** How many turns of the event loop pass meanwhile; other requests are answered in each. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    const counted = countTurns()
    await work()
    counted.stop()
    return counted.turns
  }

  /** Stores so many leads, one a day, each with its claim. */
  const storeWithClaims = async (length: number) => {
    const many = Array.from({ length }, (_, day) => leadOf(day))
    await db.insertInto('lead').values(many).execute()
    const claims = many.map(({ id }, key) => ({
      scope: 'contact',
      key: String(key),
      fingerprint: 'f',
      lead_id: id,
      kept_at: at(0),
    }))
    await db.insertInto('submission').values(claims).execute()
  }

  it('claims are deleted no further than the step that has begun, once that is asked', async () => {
    await storeWithClaims(500)
    /** Asks for an end as soon as anything else can run. */
    const soon = () => {
      const stopping = new AbortController()
      setImmediate(() => stopping.abort())
      return stopping.signal
    }
    const erasure = leadErasure(db, systemClock.now)
    expect(await repository().forgetClaims(at(1), soon())).toBe(200)
    expect(await erasure.purge(at(500), soon())).toMatchObject({ leads: 20 })
    expect(await erasure.purge(at(500), AbortSignal.abort())).toBeUndefined()
    // What is left is deleted by whoever comes next, and every one is in the audit once.
    expect(await erasure.purge(at(500))).toMatchObject({ leads: 480 })
    expect(await database.ask('select leads from audit order by id')).toEqual([{ leads: 20 }, { leads: 480 }])
  })

  it('are deleted a few at a time, as are claims, with other requests answered in between', async () => {
    await storeWithClaims(500)
    expect(
      await turnsDuring(() => repository().forgetClaims(at(1), new AbortController().signal)),
    ).toBeGreaterThanOrEqual(2)
    expect(await database.ask('select * from submission')).toEqual([])
    expect(await turnsDuring(() => leadErasure(db, systemClock.now).purge(at(500)))).toBeGreaterThanOrEqual(25)
    expect(await search({})).toEqual([])
  })

  it('are purged by age, any number of them, with one audit row', async () => {
    const many = Array.from({ length: 1201 }, (_, day) => leadOf(day, { received_at: at(day / 1000) }))
    for (let first = 0; first < many.length; first += 400) {
      await db
        .insertInto('lead')
        .values(many.slice(first, first + 400))
        .execute()
    }
    const erasure = leadErasure(db, systemClock.now)
    expect(await erasure.purge(at(0))).toBeUndefined()
    expect(await erasure.purge(at(1.1))).toMatchObject({ action: 'purge', leads: 1100, deliveries: 0 })
    expect(await search({})).toHaveLength(101)
    expect(await database.ask('select leads from audit')).toEqual([{ leads: 1100 }])
  })

  it('suspected of spam are released once, with their deliveries', async () => {
    await repository().add(leadOf(1, { state: 'suspected_spam' }))
    const { id } = leadOf(1)
    const failing = releaseLead(db, id, () => Promise.reject(new Error('no room')))
    await expect(failing).rejects.toThrow('no room')
    expect(await search({ state: 'suspected_spam' })).toEqual([1])
    expect(await releaseLead(db, id, enqueue)).toEqual({ outcome: 'released', deliveries: 2 })
    expect(await releaseLead(db, id, enqueue)).toEqual({ outcome: 'not-suspected' })
    expect(await releaseLead(db, 'x', enqueue)).toEqual({ outcome: 'unknown' })
    expect(await search({ state: 'waiting' })).toEqual([1])
  })

  it('have their dead deliveries retried: all, those of one lead, or one', async () => {
    for (const day of [1, 2]) await repository().add(leadOf(day))
    const kill = () => db.updateTable('delivery').set({ state: 'dead', attempts: 20, last_error: 'HTTP 500' }).execute()
    await kill()
    const now = new Date(START)
    expect(await retryDeliveries(db, { state: 'dead', channels, id: 'x' }, now)).toBe(0)
    expect(await retryDeliveries(db, { state: 'dead', channels, id: leadOf(1).id }, now)).toBe(2)
    const found = await findLead(db, leadOf(1).id)
    expect(found && deliveryStateOf(found)).toBe('waiting')
    expect(found?.deliveries[0]).toMatchObject({ attempts: 0, next_attempt_at: at(0) })
    const other = (await findLead(db, leadOf(2).id))?.deliveries[0]
    expect(await retryDeliveries(db, { state: 'dead', channels, id: other?.id }, now)).toBe(1)
    expect(await retryDeliveries(db, { state: 'dead', channels }, now)).toBe(1)
  })

  it('are opened by a program of another version only where it can work on the tables', async () => {
    const address = readConfig({ DATABASE_URL: database.url }).database
    const open = () => openExistingDatabase(address, { readOnly: true })
    const close = async () => (await open()).destroy()
    const later = (name: string, oldestServer: string) =>
      Promise.all([
        database.ask(`insert into kysely_migration values ('${name}', '2099-01-01T00:00:00.000Z')`),
        database.ask(`insert into table_change values ('${name}', '${oldestServer}')`),
      ])
    await close()
    await later('9001-more', 'any')
    await close()
    await later('9002-less', '9002-less')
    await expect(open()).rejects.toMatchObject({ code: 'TABLES_TOO_NEW', fault: { change: '9002-less' } })
    await database.ask(`delete from kysely_migration where name like '900%' or name like '0004%'`)
    await expect(open()).rejects.toMatchObject({ code: 'DATABASE_NOT_OPENED' })
  })
})
