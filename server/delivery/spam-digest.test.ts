import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '../../contract/time.ts'
import { readConfig } from '../config.ts'
import { openDatabase } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'
import { newLead } from '../leads/fixture-stored-lead.ts'
import type { Lead } from '../leads/lead-repository.ts'
import { DATABASE_KINDS, type TestDatabase, testDatabases } from '../testing/test-databases.ts'
import type { MailSettings } from './delivery-settings.ts'
import { coveredUntil, lastDue, startSpamDigest, unreportedSeconds } from './spam-digest.ts'
import { eventually, mailTo } from './testing/delivering-app.ts'
import { type ManualClock, manualClock } from './testing/manual-clock.ts'
import { type SmtpPeer, smtpPeer } from './testing/smtp-peer.ts'

const NOT_SENT = 'the digest of suspected spam was not sent yet'

it.each([
  ['2026-11-21T01:59:59.999Z', '2026-11-20T02:00:00.000Z'],
  ['2026-11-21T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T16:59:59.999Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T17:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ['2026-11-21T23:00:00.000Z', '2026-11-21T02:00:00.000Z'],
  ['2027-01-01T01:59:59.999Z', '2026-12-31T02:00:00.000Z'],
])('at %s the last digest was due at %s, nine o’clock in Bangkok', (now, due) => {
  expect(lastDue(new Date(now)).toISOString()).toBe(due)
})

const lead = newLead(0, {
  state: 'suspected_spam',
  locale: 'en',
  received_at: '2026-11-20T07:00:00.000Z',
  full_name: 'Manee',
  email: 'manee@example.com',
  subject: 'Visit https://evil.example/now\r\nBcc: all@example.com',
  message: 'A long message '.repeat(20),
})

describe.each(DATABASE_KINDS)('the digest of suspected spam, on %s,', (kind) => {
  const newDatabase = testDatabases(kind)
  let database: TestDatabase
  let peer: SmtpPeer
  let mail: MailSettings
  let clock: ManualClock
  let stops: (() => Promise<void>)[]
  let databases: Kysely<Tables>[]
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

  beforeEach(async () => {
    database = await newDatabase()
    peer = await smtpPeer()
    mail = readConfig(mailTo(peer.url)).mail as MailSettings
    clock = manualClock(new Date('2026-11-21T01:00:00.000Z'))
    stops = []
    databases = []
    vi.clearAllMocks()
  })
  afterEach(async () => {
    await Promise.all(stops.map((stop) => stop()))
    await Promise.all(databases.map((db) => db.destroy()))
    await peer.stop()
    await database.remove()
  })

  const open = async () => {
    const db = await openDatabase(readConfig({ DATABASE_URL: database.url }).database, () => undefined)
    databases.push(db)
    return db
  }
  const start = (db: Kysely<Tables>) =>
    stops.push(
      startSpamDigest(mail, { company: 'Krajai Newswire', db, log: log as unknown as FastifyBaseLogger, clock }),
    )
  const store = (db: Kysely<Tables>, change: Partial<Lead>) =>
    db
      .insertInto('lead')
      .values({ ...lead, ...change })
      .execute()
  const row = async (db: Kysely<Tables>) => db.selectFrom('digest').selectAll().executeTakeFirstOrThrow()
  /** Lets time pass once everyone sleeps. */
  const pass = async (milliseconds: number) => {
    await eventually(() => expect(clock.waiting).toBe(stops.length))
    clock.advance(milliseconds)
  }
  /** Has the mail server refuse a digest at this step. */
  const refused = async (at: 'from' | 'data', code: number, reason: string) => {
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR)
    peer.behave((step) => (step === at ? { code } : 'ok'))
    start(db)
    await eventually(() => expect(log.error).toHaveBeenCalledWith({ reason }, NOT_SENT))
    return db
  }
  const covered = (db: Kysely<Tables>, until: string) =>
    eventually(async () => expect((await row(db)).covered_until).toBe(until))

  it('has a line for each, what to do, and no link; it comes once a day, and only where there is something to tell', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    await store(db, { id: 'b', received_at: '2026-11-20T08:00:00.000Z', full_name: 'Somchai' })
    await store(db, { id: 'c', state: 'accepted' })
    start(db)
    await covered(db, '2026-11-20T01:55:00.000Z')
    expect(peer.letters).toHaveLength(0)

    await pass(HOUR)
    await covered(db, '2026-11-21T01:55:00.000Z')
    const [letter] = peer.letters
    expect(letter?.headers.subject).toBe('2 leads were held back as suspected spam')
    expect(letter?.to).toEqual(['sales@krajai.example'])
    const lines = letter?.text.split('\n') ?? []
    expect(lines[2]).toMatch(
      /^a {2}November 20, 2026, 2:00 PM ICT {2}Manee <manee@example\.com> {2}Visit \[link\] Bcc: .{1,80}…$/,
    )
    expect(lines[3]).toMatch(/^b {2}.+ {2}Somchai </)
    expect(letter?.text).toContain('leads release ID')
    expect(letter?.text).not.toMatch(/https?:/)

    await pass(DAY)
    await covered(db, '2026-11-22T01:55:00.000Z')
    await store(db, { id: 'd', received_at: '2026-11-22T03:00:00.000Z' })
    await pass(DAY)
    await covered(db, '2026-11-23T01:55:00.000Z')
    expect(peer.letters.map(({ headers }) => headers.subject)).toEqual([
      '2 leads were held back as suspected spam',
      '1 lead was held back as suspected spam',
    ])
    expect(log.info.mock.calls).toEqual([
      [{ leads: 2 }, 'the digest of suspected spam was sent'],
      [{ leads: 1 }, 'the digest of suspected spam was sent'],
    ])
    expect([...log.warn.mock.calls, ...log.error.mock.calls]).toEqual([])
  })

  it('comes at nine, also where the server was started shortly before', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR - 60_000)
    start(db)
    await covered(db, '2026-11-20T01:55:00.000Z')
    await pass(60_000)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters).toHaveLength(1)
  })

  it('is sent once by servers that share the database', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR)
    const others = kind === 'PostgreSQL' ? [await open(), await open()] : [db, db]
    for (const each of [db, ...others]) start(each)
    await covered(db, '2026-11-21T01:55:00.000Z')
    await pass(HOUR)
    await eventually(() => expect(clock.waiting).toBe(stops.length))
    await stops.pop()?.()
    await stops.pop()?.()
    expect(peer.letters).toHaveLength(1)
    expect(log.error).not.toHaveBeenCalled()
  })

  it('is tried again under the same id while the mail server refuses, also by the next process', async () => {
    const db = await refused('from', 550, 'smtp 550 MAIL FROM')
    await stops.pop()?.()
    peer.behave(() => 'ok')
    start(db)
    expect(peer.letters).toHaveLength(0)
    await pass(11 * 60_000)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters.map(({ headers }) => headers['message-id'])).toEqual(['<digest-2026-11-21@krajai.example>'])
  })

  it('that is refused for another reason than what it quotes quotes it the next time, too', async () => {
    const db = await refused('from', 550, 'smtp 550 MAIL FROM')
    peer.behave(() => 'ok')
    await pass(11 * 60_000)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters[0]?.text).toContain('Manee')
  })

  it('names a hundred of a wave, and counts the rest', async () => {
    const db = await open()
    for (let index = 0; index < 103; index += 1) await store(db, { id: `id ${String(index).padStart(3, '0')}` })
    clock.advance(HOUR)
    start(db)
    await covered(db, '2026-11-21T01:55:00.000Z')
    const text = peer.letters[0]?.text ?? ''
    expect(text.match(/^id \d{3} /gm)).toHaveLength(100)
    expect(text).toContain('103 leads were held back')
    expect(text).toContain('and 3 more: leads list --spam')
    const html = peer.letters[0]?.html ?? ''
    expect(html.match(/id \d{3}<br>/g)).toHaveLength(100)
    expect(html).toContain('and 3 more: leads list --spam')
    expect(Buffer.byteLength(html)).toBeLessThan(40_000)
  })

  it('leaves to the next one what came in its last minutes: not every server may see it yet', async () => {
    const db = await open()
    await store(db, { id: 'a', received_at: '2026-11-21T01:54:59.999Z' })
    await store(db, { id: 'b', received_at: '2026-11-21T01:55:00.000Z' })
    clock.advance(HOUR)
    start(db)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters[0]?.text).toMatch(/^a {2}/m)
    expect(peer.letters[0]?.text).not.toMatch(/^b {2}/m)
    await pass(DAY)
    await covered(db, '2026-11-22T01:55:00.000Z')
    expect(peer.letters[1]?.text).toMatch(/^b {2}/m)
  })

  it('is not silenced by a clock that was ahead, and tells of what that has dated', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    await store(db, { id: 'b', received_at: '2027-12-28T05:00:00.000Z' })
    const ahead = { covered_until: '2027-12-27T01:55:00.000Z', held_until: '2027-12-27T02:10:00.000Z' }
    await db.updateTable('digest').set(ahead).execute()
    expect(await coveredUntil(db, clock.now())).toBe('2026-10-21T01:00:00.000Z')
    start(db)
    await covered(db, '2026-11-20T01:55:00.000Z')
    expect(peer.letters.map(({ text }) => text.match(/^[ab] {2}/gm))).toEqual([['b  ']])
    await pass(HOUR)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters[1]?.text).toMatch(/^a {2}/m)
  })

  it('that is refused for what it quotes quotes nothing the next time', async () => {
    const db = await refused('data', 554, 'smtp 554 DATA')
    peer.behave(() => 'ok')
    await pass(11 * 60_000)
    await covered(db, '2026-11-21T01:55:00.000Z')
    const [letter] = peer.letters
    expect(letter?.text).toMatch(/^a {2}November 20, 2026, 2:00 PM ICT$/m)
    expect(letter?.text).toContain('leads release ID')
    expect(`${letter?.text}${letter?.html}`).not.toMatch(/Manee|Visit/)

    await store(db, { id: 'b', received_at: '2026-11-21T07:00:00.000Z' })
    await pass(DAY)
    await covered(db, '2026-11-22T01:55:00.000Z')
    expect(peer.letters[1]?.text).toContain('Manee')
  })

  it('counts as sent where it reached some of the team', async () => {
    mail = { ...mail, team: ['sales@krajai.example', 'desk@krajai.example'] }
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR)
    peer.behave((step, address) => (step === 'to' && address.startsWith('desk') ? { code: 550 } : 'ok'))
    start(db)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(log.warn.mock.calls).toEqual([
      [{ leads: 1, reason: 'smtp refused 1 of 2' }, 'the digest of suspected spam reached some of LEADS_MAIL_TO only'],
    ])
    expect(log.info).not.toHaveBeenCalled()
  })

  it('that is being sent when the server stops is broken off', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR)
    peer.behave((step) => (step === 'data' ? 'hang' : 'ok'))
    start(db)
    await eventually(() => expect(peer.reached.data).toBe(1))
    await stops.pop()?.()
    expect(log.error.mock.calls).toEqual([[{ reason: 'smtp EABORT' }, NOT_SENT]])
  })

  it('tells of a database that fails, and comes once that is back', async () => {
    const db = await open()
    await store(db, { id: 'a' })
    clock.advance(HOUR)
    await database.ask('alter table digest rename to gone')
    start(db)
    await eventually(() =>
      expect(log.error.mock.calls).toEqual([[{ err: expect.any(Error) }, 'the digest of suspected spam met a fault']]),
    )
    await database.ask('alter table gone rename to digest')
    await pass(60_000)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(peer.letters).toHaveLength(1)
  })

  it('leaves traces where it does not go out: for how long somebody has been held back unreported', async () => {
    const db = await open()
    expect(await unreportedSeconds(db, clock.now())).toBe(0)
    await store(db, { id: 'a' })
    await store(db, { id: 'b', state: 'accepted', received_at: '2026-11-01T07:00:00.000Z' })
    expect(await unreportedSeconds(db, clock.now())).toBe(18 * 60 * 60)
    clock.advance(HOUR)
    start(db)
    await covered(db, '2026-11-21T01:55:00.000Z')
    expect(await unreportedSeconds(db, clock.now())).toBe(0)
  })
})
