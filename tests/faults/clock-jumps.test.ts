import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR, MINUTE } from '../../contract/time.ts'
import { runLeads } from '../../server/cli/run-leads.ts'
import { readConfig } from '../../server/settings/config.ts'
import { makeBackup, readBelievedTime } from '../../server/upkeep/make-backup.ts'
import { rotateBackups } from '../../server/upkeep/rotate-backups.ts'
import { CONTACT, eventually, webhookSettings } from '../support/delivering-app.ts'
import { freePort } from '../support/free-port.ts'
import { createManualClock, type ManualClock } from '../support/manual-clock.ts'
import { askPort, type RunningApp, runApp } from '../support/running-app.ts'
import { createTemporaryFolder } from '../support/started-server.ts'
import { DATABASE_KINDS, testDatabases } from '../support/test-databases.ts'
import { startWebhookServer, type WebhookTestServer } from '../support/webhook-server.ts'

const YEAR = 365 * DAY
/** The time on a right clock at the start. */
const START = new Date('2026-11-26T02:30:00Z')
const RATE_LIMIT = 6

describe.each(DATABASE_KINDS)('on %s, a clock that is wrong for an hour', (kind) => {
  const newDatabase = testDatabases(kind)
  let clock: ManualClock
  let running: RunningApp
  let crm: WebhookTestServer
  let environment: Record<string, string>
  let lines: string[]
  let temporary: ReturnType<typeof createTemporaryFolder>
  let wrongBy: number
  let metricsPort: number

  beforeEach(async () => {
    temporary = createTemporaryFolder()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: START })
    clock = createManualClock(START)
    wrongBy = 0
    lines = []
    crm = await startWebhookServer()
    // The receiver has a right clock. It refuses old calls, as Standard Webhooks demands.
    crm.behave((response, { headers }) => {
      const age = clock.now().getTime() - wrongBy - Number(headers['webhook-timestamp']) * 1000
      response.writeHead(Math.abs(age) < 5 * MINUTE ? 204 : 401).end()
    })
    const database = await newDatabase()
    metricsPort = Number(await freePort())
    environment = { ...webhookSettings(crm.url), DATABASE_URL: database.url, LEADS_RETENTION_DAYS: '730' }
    const settings = {
      ...environment,
      LOG_LEVEL: 'error',
      METRICS_PORT: `${metricsPort}`,
      RATE_LIMIT: `${RATE_LIMIT}`,
    }
    running = await runApp(settings, database, { clock, log: { write: (line) => lines.push(line) } })
  })
  afterEach(async () => {
    vi.useRealTimers()
    await running.stop()
    await crm.stop()
    temporary.remove()
  })

  function jump(milliseconds: number) {
    wrongBy += milliseconds
    clock.jump(milliseconds)
    vi.setSystemTime(clock.now())
  }
  function pass(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds)
    clock.advance(milliseconds)
  }
  const send = async (key: string) => {
    const headers = { 'Idempotency-Key': key }
    const body = { ...CONTACT, email: `${key}@example.com` }
    const { statusCode, json } = await running.app.inject({ method: 'POST', url: '/api/contact', headers, body })
    expect(statusCode).toBe(201)
    return json().id as string
  }
  const leads = async (...args: string[]) => {
    const messages = new PassThrough()
    const streams = { input: new PassThrough(), output: new PassThrough(), messages }
    const code = await runLeads(args, { readSettings: () => readConfig(environment), ...streams })
    return { code, message: String(messages.read()) }
  }
  const metric = async () => (await askPort(metricsPort, '/metrics')).text
  const ids = async () => (await running.database.ask('select id from lead order by id')).map(({ id }) => id)
  const waiting = () => running.database.ask("select locked_until from delivery where state = 'waiting'")
  /** Much less time than the clock was wrong. */
  const afterDelivery = () =>
    eventually(async () => {
      pass(1000)
      expect(await waiting()).toEqual([])
    })

  it.each([3, 10, -3, -10])('by %i years deletes nothing, stores nothing twice and delays nothing', async (years) => {
    const { DATABASE_URL: database } = readConfig(environment)
    const folder = join(temporary.folder, 'backups')
    mkdirSync(folder)
    for (const day of ['01', '20']) writeFileSync(join(folder, `leads-2026-11-${day}T02-30-00Z-0.db`), '')
    const before = await send('before')
    await eventually(async () => expect(await waiting()).toEqual([]))

    jump(years * YEAR)
    const during = await send('during')
    expect(await send('before')).toBe(before)
    await eventually(async () => expect(await waiting()).toEqual([{ locked_until: null }]))
    pass(HOUR)
    await eventually(() => expect(lines.join('')).toContain('confirm-clock'))
    expect(await metric()).toContain('krajai_clock_believed 0')
    expect(await leads('purge', '--yes')).toMatchObject({
      code: 1,
      message: expect.stringContaining('Nothing is deleted by age'),
    })
    if (kind === 'SQLite') makeBackup(database, folder)
    if (kind === 'SQLite') expect(() => readBelievedTime(database)).toThrow('Nothing is deleted by age')
    expect(await ids()).toEqual([before, during].sort())
    for (let more = 3; more <= RATE_LIMIT; more += 1) await send('before')

    jump(-years * YEAR)
    expect(await send('before')).toBe(before)
    expect(await send('during')).toBe(during)
    await afterDelivery()
    pass(HOUR)
    await eventually(async () => expect(await metric()).toContain('krajai_clock_believed 1'))
    await eventually(async () => {
      const [lead] = await running.database.ask(`select received_at from lead where id = '${during}'`)
      expect(Math.abs(Date.parse(String(lead?.received_at)) - clock.now().getTime())).toBeLessThan(DAY)
    })
    expect(await leads('purge', '--yes')).toMatchObject({ code: 0 })
    expect(await ids()).toEqual([before, during].sort())
    expect(await send('during')).toBe(during)
    if (kind !== 'SQLite') return
    makeBackup(database, folder)
    expect(rotateBackups(folder, readBelievedTime(database)).removed).toEqual([])
    expect(readdirSync(folder).filter((name) => !name.startsWith('leads-2026-11-'))).toEqual([])
    expect(readdirSync(folder)).toHaveLength(4)
  })

  it('by three hours delays no delivery, and by two months deletes nothing', async () => {
    jump(3 * HOUR)
    const id = await send('during')
    await eventually(async () => expect(await waiting()).toEqual([{ locked_until: null }]))
    jump(-3 * HOUR)
    await afterDelivery()

    const received = new Date(START.getTime() - 700 * DAY).toISOString()
    await running.database.ask(`update lead set received_at = '${received}'`)
    jump(60 * DAY)
    pass(HOUR)
    await eventually(async () => {
      const [row] = await running.database.ask('select believed_at from clock')
      expect(Date.parse(String(row?.believed_at))).toBeGreaterThan(START.getTime() + HOUR)
    })
    expect(await send('during')).toBe(id)
    expect(await ids()).toEqual([id])
  })

  it('is believed again when a person confirms it, and then deletes leads that are really old', async () => {
    const old = await send('old')
    jump(10 * YEAR)
    pass(HOUR)
    await eventually(() => expect(lines.join('')).toContain('confirm-clock'))
    // As the log says. Nobody knows yet whether the server was off or the clock was wrong.
    const message = expect.stringMatching(/1 lead arrived before.* --was-off: .* 1 will be deleted.* --was-wrong/)
    expect(await leads('confirm-clock', '--yes')).toEqual({ code: 2, message })
    pass(HOUR)
    expect(await ids()).toEqual([old])
    expect(await leads('confirm-clock', '--yes', '--was-off')).toMatchObject({ code: 0 })
    pass(HOUR)
    await eventually(async () => expect(await ids()).toEqual([]))
  })

  it.each([-26, 26])(
    'by %i years when the database was new loses no lead once it is right and confirmed',
    async (years) => {
      jump(years * YEAR)
      await running.database.ask(`update clock set believed_at = '${clock.now().toISOString()}'`)
      // Reads the clock's row, as a start does.
      expect(await metric()).toContain('krajai_clock_believed 1')
      const during = await send('during')
      jump(-years * YEAR)
      pass(HOUR)
      await eventually(() => expect(lines.join('')).toContain('confirm-clock'))
      const after = await send('after')
      if (years < 0) expect(await leads('confirm-clock', '--yes')).toMatchObject({ code: 2 })
      const words = years < 0 ? ['--was-wrong'] : []
      expect(await leads('confirm-clock', '--yes', ...words)).toMatchObject({ code: 0 })
      for (let hour = 0; hour < 3; hour += 1) pass(HOUR)
      await eventually(async () => expect(await metric()).toContain('krajai_clock_believed 1'))
      expect(await ids()).toEqual([during, after].sort())
      const [lead] = await running.database.ask(`select received_at from lead where id = '${during}'`)
      expect(Math.abs(Date.parse(String(lead?.received_at)) - clock.now().getTime())).toBeLessThan(DAY)
    },
  )

  it('after an outage of three months is believed at once, and old leads are deleted step by step', async () => {
    const old = await send('old')
    jump(90 * DAY)
    await running.database.ask(
      `update lead set received_at = '${new Date(START.getTime() - 729.5 * DAY).toISOString()}'`,
    )
    pass(HOUR)
    await eventually(async () => expect(await metric()).toContain('krajai_clock_believed 1'))
    expect(await ids()).toEqual([old])
    for (let hour = 0; hour < 3; hour += 1) pass(HOUR)
    await eventually(async () => expect(await ids()).toEqual([]))
  })
})
