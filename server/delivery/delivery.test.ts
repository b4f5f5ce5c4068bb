import { DatabaseSync } from 'node:sqlite'
import type { FastifyBaseLogger } from 'fastify'
import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { migrate } from '../database/migrate.ts'
import { migrations } from '../database/migrations/index.ts'
import { nodeSqliteDialect } from '../database/sqlite/dialect.ts'
import type { Tables } from '../database/tables.ts'
import { storedLead } from '../leads/fixture-stored-lead.ts'
import { manifest } from '../testing/fixture-manifest.ts'
import { type Delivery, delivery } from './delivery.ts'
import { type ChannelName, enqueueDeliveries } from './enqueue.ts'
import { mailTo, webhookTo } from './testing/delivering-app.ts'
import { type ManualClock, manualClock } from './testing/manual-clock.ts'
import { type SmtpPeer, smtpPeer } from './testing/smtp-peer.ts'
import { type WebhookPeer, webhookPeer } from './testing/webhook-peer.ts'

const UNTOLD = 'leads that were taken before a channel was set up are delivered now'
const STRANDED = 'deliveries wait for a channel that is not configured'

let db: Kysely<Tables>
let clock: ManualClock
let post: SmtpPeer
let crm: WebhookPeer
let running: Delivery
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const attempted = vi.fn()

beforeEach(async () => {
  vi.clearAllMocks()
  db = new Kysely<Tables>({ dialect: nodeSqliteDialect(new DatabaseSync(':memory:')) })
  await migrate(db, migrations)
  clock = manualClock(new Date('2026-11-22T00:00:00.000Z'))
  post = await smtpPeer()
  crm = await webhookPeer()
})
afterEach(async () => {
  vi.useRealTimers()
  await running.stop()
  await Promise.all([post.stop(), crm.stop()])
  await db.destroy()
})

const prepare = (environment: Record<string, string>) => {
  running = delivery(readConfig(environment), {
    db,
    manifest,
    log: log as unknown as FastifyBaseLogger,
    attempted,
    clock,
  })
}
const start = (environment: Record<string, string>) => {
  prepare(environment)
  return running.start()
}
const store = (channels: readonly ChannelName[], number = 1, change: Parameters<typeof storedLead>[1] = {}) =>
  db.transaction().execute(async (trx) => {
    const lead = storedLead(number, change)
    await trx.insertInto('lead').values(lead).execute()
    await enqueueDeliveries(channels, clock.now)(trx, lead)
  })
const rows = () => db.selectFrom('delivery').selectAll().orderBy('id').execute()
const answering = (status: number) => crm.behave((response) => response.writeHead(status).end())
const said = (level: keyof typeof log) => log[level].mock.calls.map(([, words]) => words)

describe('an attempt is told of, and counted', () => {
  it.each([
    [204, 'info', 'delivered', 'a lead was delivered'],
    [500, 'warn', 'postponed', 'a lead was not delivered yet'],
    [401, 'error', 'postponed', 'the webhook refuses us: mend WEBHOOK_URL or WEBHOOK_SECRET and restart'],
    [422, 'error', 'dead', 'a lead could not be delivered: see leads retry'],
  ] as const)('answered with %i, as %s', async (status, level, result, words) => {
    answering(status)
    await store(['webhook'])
    await start(webhookTo(crm.url))
    await expect.poll(() => attempted.mock.calls).toEqual([[expect.objectContaining({ channel: 'webhook', result })]])
    const [report] = attempted.mock.calls[0] ?? []
    expect([...log.info.mock.calls, ...log.warn.mock.calls, ...log.error.mock.calls]).toEqual([[report, words]])
    expect(said(level)).toEqual([words])
  })

  it('of a letter, as reaching some of the team, or as refused because of a setting', async () => {
    post.behave((step, address) => (step === 'to' && address.startsWith('desk') ? { code: 550 } : 'ok'))
    await store(['team_mail'])
    await start({ ...mailTo(post.url), LEADS_MAIL_TO: 'sales@krajai.example,desk@krajai.example' })
    await expect.poll(() => said('warn')).toEqual(['a lead reached some of LEADS_MAIL_TO only'])
    post.behave((step) => (step === 'from' ? { code: 550 } : 'ok'))
    await store(['team_mail', 'sender_mail'], 2)
    running.wake()
    const refused = 'the mail server refuses us: mend SMTP_URL, MAIL_FROM or LEADS_MAIL_TO and restart'
    await expect.poll(() => said('error')).toEqual([refused, refused])
    expect(attempted.mock.calls.map(([{ channel }]) => channel).sort()).toEqual([
      'sender_mail',
      'team_mail',
      'team_mail',
    ])
  })

  it('is told of where nobody counts, too', async () => {
    await store(['webhook'])
    running = delivery(readConfig(webhookTo(crm.url)), {
      db,
      manifest,
      log: log as unknown as FastifyBaseLogger,
      clock,
    })
    await running.start()
    await expect.poll(() => said('info')).toEqual(['a lead was delivered'])
  })

  it('a receiver that is gone is told of, and its channel shown as paused', async () => {
    answering(410)
    await store(['webhook'])
    await start({ ...webhookTo(crm.url), ...mailTo(post.url) })
    await expect
      .poll(() => log.error.mock.calls)
      .toContainEqual([
        { channel: 'webhook' },
        'the receiver says that it is gone: nothing more is sent there until the next start',
      ])
    expect(await running.state()).toMatchObject({ paused: ['webhook'], channels: { webhook: { waiting: 0 } } })
  })

  it('a database that fails is told of, and is no end', async () => {
    await start(webhookTo(crm.url))
    await db.schema.alterTable('delivery').renameTo('gone').execute()
    running.wake()
    await expect
      .poll(() => log.error.mock.calls)
      .toContainEqual([{ channel: 'webhook', err: expect.any(Error) }, 'a delivery met a fault'])
    await db.schema.alterTable('gone').renameTo('delivery').execute()
  })
})

describe('a start', () => {
  it('tells of what waits for a channel that is not configured', async () => {
    await store(['team_mail', 'webhook'])
    await start(webhookTo(crm.url))
    expect(log.warn.mock.calls).toEqual([[{ count: 1 }, STRANDED]])
    expect(said('info')).not.toContain(UNTOLD)
  })

  it('delivers what nobody here was told of, and says for how many leads', async () => {
    await store([], 1)
    await store(['sender_mail'], 2)
    await start(webhookTo(crm.url))
    expect(log.info.mock.calls).toContainEqual([{ leads: 2 }, UNTOLD])
    expect(said('warn')).toEqual([])
    await expect.poll(() => crm.calls.length).toBe(2)
  })

  it('tries at once what a setting kept back', async () => {
    await store(['webhook'])
    const next_attempt_at = '2026-11-22T20:00:00.000Z'
    await db.updateTable('delivery').set({ next_attempt_at, last_error: 'http 401' }).execute()
    await start(webhookTo(crm.url))
    await expect.poll(() => crm.calls.length).toBe(1)
  })

  it('says what it could not look through, and delivers all the same', async () => {
    await store(['webhook'])
    const refusing = vi.spyOn(db, 'updateTable').mockImplementationOnce(() => {
      throw new Error('locked')
    })
    await start(webhookTo(crm.url))
    refusing.mockRestore()
    expect(log.error.mock.calls).toEqual([
      [{ err: expect.objectContaining({ message: 'locked' }) }, 'the waiting deliveries could not be looked through'],
    ])
    await expect.poll(() => crm.calls.length).toBe(1)
  })

  it('sends the team the digest of what was held back, and nobody else', async () => {
    await store([], 1, { state: 'suspected_spam', received_at: '2026-11-20T20:00:00.000Z' })
    await start({ ...mailTo(post.url), ACKNOWLEDGE_SENDERS: 'false' })
    expect(running.channels).toEqual(['team_mail'])
    await expect.poll(() => post.letters.map(({ html }) => html?.includes('Krajai Newswire'))).toEqual([true])
    expect(post.letters[0]?.headers.subject).toBe('1 lead was held back as suspected spam')
  })
})

it('says how it stands: what waits, what was given up, and how long somebody has been held back unreported', async () => {
  await store(['webhook', 'team_mail'], 1)
  await store([], 2, { state: 'suspected_spam', received_at: '2026-11-21T23:00:00.000Z' })
  prepare(webhookTo(crm.url))
  clock.advance(60_000)
  expect(await running.state()).toEqual({
    channels: { webhook: { waiting: 1, oldestWaitingSeconds: 60, dead: 0 } },
    stranded: 1,
    paused: [],
    suspectedUntoldSeconds: 61 * 60,
  })
})

describe('a stop', () => {
  it('that comes before the start has looked keeps everything from being sent', async () => {
    await store(['webhook'])
    prepare(webhookTo(crm.url))
    const started = running.start()
    await running.stop()
    await started
    expect(crm.calls).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, locked_until: null }])
    expect([log.info, log.warn, log.error].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('is one, however often it is asked for', async () => {
    await start(webhookTo(crm.url))
    expect(running.stop()).toBe(running.stop())
  })

  it('leaves no timer behind, which would keep the program from ending', async () => {
    await start(webhookTo(crm.url))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await running.stop()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('waits for a receiver, but not for ever: what is broken off then has not been tried', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    crm.behave(() => undefined)
    await store(['webhook'])
    await start(webhookTo(crm.url))
    while (crm.calls.length === 0) await new Promise(setImmediate)
    let stopped = false
    const stopping = running.stop().then(() => {
      stopped = true
    })
    vi.advanceTimersByTime(19_999)
    await new Promise(setImmediate)
    expect(stopped).toBe(false)
    vi.advanceTimersByTime(1)
    await stopping
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, locked_until: null }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends the digest that is being sent', async () => {
    await store([], 1, { state: 'suspected_spam', received_at: '2026-11-20T20:00:00.000Z' })
    post.behave((step) => (step === 'data' ? 'hang' : 'ok'))
    await start(mailTo(post.url))
    await expect.poll(() => post.reached.data).toBe(1)
    await running.stop()
    expect(said('error')).toEqual(['the digest of suspected spam was not sent yet'])
  })
})
