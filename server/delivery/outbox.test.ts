import type { Kysely } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '../../contract/time.ts'
import { setUpDatabase } from '../../tests/support/set-up-database.ts'
import { storedLead } from '../../tests/support/stored-lead.ts'
import { DATABASE_KINDS } from '../../tests/support/test-databases.ts'
import { addressKey, type LeadTable, type Tables } from '../database/tables.ts'
import { LATE } from './channel.ts'
import {
  correctDeliveryTimes,
  countUndelivered,
  createEnqueue,
  leaseDueDeliveries,
  recordOutcome,
  retryDeliveries,
  syncOutboxWithSettings,
  type Targets,
} from './outbox.ts'

const NOW = new Date('2026-11-21T07:00:00.000Z')
const later = (milliseconds: number) => new Date(NOW.getTime() + milliseconds)

const ALL: Targets = { team: ['a@krajai.example', 'b@krajai.example'], acknowledge: true, webhook: true }

describe.each(DATABASE_KINDS)('the outbox in %s', (kind) => {
  const opened = setUpDatabase(kind)
  let db: Kysely<Tables>
  beforeEach(async () => {
    db = opened().db
    await db.deleteFrom('lead').execute()
  })

  const store = (number: number, change: Partial<LeadTable> = {}, targets = ALL) => {
    const lead = storedLead(number, { receivedAt: NOW.toISOString(), ...change })
    return db.transaction().execute(async (trx) => {
      await trx
        .insertInto('lead')
        .values({ ...lead, emailKey: addressKey(lead.email) })
        .execute()
      await createEnqueue(targets, () => NOW)(trx, lead)
      return lead
    })
  }
  const rows = () =>
    db.selectFrom('delivery').selectAll().orderBy('leadId').orderBy('channel').orderBy('recipient').execute()
  const rowsOf = async (channel: string) => (await rows()).filter((row) => row.channel === channel)

  it('has a row for each address of the team, for the sender and for the webhook', async () => {
    await store(1)
    expect(await rows()).toMatchObject([
      { channel: 'sender_mail', state: 'waiting', attempts: 0 },
      { channel: 'team_mail', recipient: 'a@krajai.example' },
      { channel: 'team_mail', recipient: 'b@krajai.example' },
      { channel: 'webhook', recipient: '' },
    ])
    expect(JSON.stringify(await rowsOf('sender_mail'))).not.toContain('manee')
  })

  it('has only rows for the team for suspected spam', async () => {
    await store(1, { state: 'suspected_spam' })
    expect((await rows()).map(({ channel }) => channel)).toEqual(['team_mail', 'team_mail'])
  })

  it('has one acknowledgement a day for a mailbox, with any +tag and spelling', async () => {
    await store(1, { email: 'victim@example.com' })
    await store(2, { email: 'Victim+1@Example.com' })
    await store(3, { email: 'victim+a+b@example.com' })
    expect(await rowsOf('sender_mail')).toHaveLength(1)
    expect(await rowsOf('team_mail')).toHaveLength(6)
    // Gmail ignores dots, other providers do not.
    for (const [number, email] of ['v.ictim@gmail.com', 'vic.tim+1@gmail.com', 'v.ictim@example.com'].entries()) {
      await store(10 + number, { email })
    }
    expect(await rowsOf('sender_mail')).toHaveLength(3)
    await store(4, { email: 'victim@example.com', receivedAt: later(DAY).toISOString() })
    await store(5, { email: 'other@example.com' })
    expect(await rowsOf('sender_mail')).toHaveLength(5)
  })

  it('has one acknowledgement for a mailbox whose leads arrive at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map((number) => store(number, { email: 'victim@example.com' })))
    expect(await rowsOf('sender_mail')).toHaveLength(1)
  })

  it('leases each due row to one worker, until the lease ends', async () => {
    const stored = [await store(1), await store(2), await store(3)]
    const leased = await Promise.all([1, 2, 3].map(() => leaseDueDeliveries(db, 'webhook', 2, NOW)))
    expect(
      leased
        .flat()
        .map(({ lead }) => lead.id)
        .toSorted(),
    ).toEqual(stored.map(({ id }) => id))
    expect(leased.flat()[0]).toMatchObject({ attempts: 1 })
    expect(await leaseDueDeliveries(db, 'webhook', 9, later(4 * MINUTE))).toEqual([])
    // No outcome was recorded, as after a crash.
    expect(await leaseDueDeliveries(db, 'webhook', 9, later(6 * MINUTE))).toHaveLength(3)
  })

  it('shortens the lease and the pause of a server whose clock was ahead', async () => {
    await store(1)
    const years = 3 * 365 * DAY
    await db
      .updateTable('delivery')
      .set({ nextAttemptAt: later(years).toISOString() })
      .execute()
    await leaseDueDeliveries(db, 'webhook', 9, later(years))
    for (const channel of ['webhook', 'team_mail'] as const)
      await correctDeliveryTimes(db, channel, { now: NOW, latest: later(DAY) })
    expect(await leaseDueDeliveries(db, 'team_mail', 9, NOW)).toHaveLength(2)
    // It may still be sending.
    expect(await leaseDueDeliveries(db, 'webhook', 9, later(4 * MINUTE))).toEqual([])
    expect(await leaseDueDeliveries(db, 'webhook', 9, later(6 * MINUTE))).toHaveLength(1)
  })

  it('sends an acknowledgement that was rejected as late while a clock was wrong', async () => {
    await store(1)
    await store(2, { email: 'other@example.com' })
    const acknowledgements = db.updateTable('delivery').where('channel', '=', 'sender_mail')
    await acknowledgements.set({ state: 'rejected', lastError: LATE }).execute()
    const old = later(-6 * DAY).toISOString()
    await acknowledgements.set({ createdAt: old }).where('leadId', '=', storedLead(2).id).execute()
    await correctDeliveryTimes(db, 'sender_mail', { now: NOW, latest: later(DAY) })
    const leased = await leaseDueDeliveries(db, 'sender_mail', 9, NOW)
    expect(leased.map(({ leadId }) => leadId)).toEqual([storedLead(1).id])
  })

  it('leases a failed row again when it is due, and a delivered row never', async () => {
    await store(1)
    const [first, second] = await leaseDueDeliveries(db, 'team_mail', 9, NOW)
    if (!first || !second) throw new Error('Both should be due')
    await recordOutcome(db, first, { state: 'delivered', deliveredAt: NOW.toISOString() })
    await recordOutcome(db, second, { nextAttemptAt: later(MINUTE).toISOString(), lastError: 'smtp 451 RCPT TO' })
    expect(await leaseDueDeliveries(db, 'team_mail', 9, later(MINUTE - 1))).toEqual([])
    const [again, ...others] = await leaseDueDeliveries(db, 'team_mail', 9, later(MINUTE))
    expect(again).toMatchObject({ recipient: second.recipient, attempts: 2 })
    expect(others).toEqual([])
  })

  it('makes rejected and waiting rows due on request, of one lead or of all, but no leased rows', async () => {
    const lead = await store(1)
    await store(2, { email: 'other@example.com' })
    await db.updateTable('delivery').set({ state: 'rejected', attempts: 9 }).where('channel', '=', 'webhook').execute()
    await leaseDueDeliveries(db, 'sender_mail', 9, NOW)
    expect(await retryDeliveries(db, NOW, lead.id)).toEqual({ due: 3, leased: 1 })
    expect(await retryDeliveries(db, NOW)).toEqual({ due: 6, leased: 2 })
    expect(await rowsOf('webhook')).toMatchObject([{ state: 'waiting', attempts: 0 }, { state: 'waiting' }])
  })

  it('is counted by channel and state', async () => {
    await store(1)
    await db.updateTable('delivery').set({ state: 'rejected' }).where('channel', '=', 'webhook').execute()
    const oldest = NOW.toISOString()
    const counted = (await countUndelivered(db)).toSorted((a, b) => (a.channel < b.channel ? -1 : 1))
    expect(counted).toEqual([
      { channel: 'sender_mail', state: 'waiting', count: 1, oldest },
      { channel: 'team_mail', state: 'waiting', count: 2, oldest },
      { channel: 'webhook', state: 'rejected', count: 1, oldest },
    ])
  })

  describe('at the start', () => {
    const noTargets: Targets = { team: [], acknowledge: false, webhook: false }

    it('makes waiting rows due', async () => {
      await store(1)
      await db
        .updateTable('delivery')
        .set({ nextAttemptAt: later(DAY).toISOString(), attempts: 7 })
        .execute()
      await syncOutboxWithSettings(db, ALL, NOW)
      expect(await leaseDueDeliveries(db, 'team_mail', 9, NOW)).toMatchObject([{ attempts: 1 }, { attempts: 1 }])
    })

    it('ends the leases from before a crash on SQLite, where no other server can have them', async () => {
      await store(1)
      await leaseDueDeliveries(db, 'webhook', 9, NOW)
      await syncOutboxWithSettings(db, ALL, later(MINUTE))
      expect(await leaseDueDeliveries(db, 'webhook', 9, later(MINUTE))).toHaveLength(kind === 'SQLite' ? 1 : 0)
    })

    it('adds open leads from before a channel was configured once, without acknowledgements', async () => {
      await store(1, {}, noTargets)
      await store(2, { state: 'suspected_spam' }, noTargets)
      await store(3, { stage: 'closed' }, noTargets)
      await syncOutboxWithSettings(db, noTargets, NOW)
      expect(await rows()).toEqual([])
      for (let start = 0; start < 2; start += 1) await syncOutboxWithSettings(db, ALL, NOW)
      expect((await rows()).map(({ leadId, channel }) => `${leadId.slice(-1)} ${channel}`)).toEqual([
        '1 team_mail',
        '1 team_mail',
        '1 webhook',
        '2 team_mail',
        '2 team_mail',
      ])
    })

    it('moves waiting mails of a removed team address to the current one, unless a colleague has the mail', async () => {
      await store(1)
      const second = await store(2, { email: 'other@example.com' })
      await db
        .updateTable('delivery')
        .set({ state: 'delivered' })
        .where('leadId', '=', second.id)
        .where('recipient', '=', 'a@krajai.example')
        .execute()
      await syncOutboxWithSettings(db, { ...ALL, team: ['new@krajai.example'] }, NOW)
      expect((await rowsOf('team_mail')).map(({ leadId, recipient }) => [leadId.slice(-1), recipient])).toEqual([
        ['1', 'new@krajai.example'],
        ['2', 'a@krajai.example'],
      ])
    })
  })
})
