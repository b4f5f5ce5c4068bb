import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MINUTE } from '../../contract/time.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import {
  CONTACT,
  type DeliveringApp,
  eventually,
  mailSettings,
  runDeliveringApp,
  webhookSettings,
} from '../support/delivering-app.ts'
import { createManualClock } from '../support/manual-clock.ts'
import { startPostgres } from '../support/postgres.ts'
import { askPort } from '../support/running-app.ts'
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { DATABASE_KINDS, postgresDatabase, type TestDatabase, testDatabases } from '../support/test-databases.ts'
import { startWebhookServer, type WebhookTestServer } from '../support/webhook-server.ts'

const TEAM = 'sales@krajai.example'

let dist: string
beforeAll(() => {
  dist = writeFixtureSite()
})
afterAll(() => removeFolder(dist))

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  const newDatabase = testDatabases(kind)

  let database: TestDatabase
  let mail: SmtpTestServer
  let crm: WebhookTestServer
  let servers: StartedServer[]
  let apps: DeliveringApp[]
  beforeEach(async () => {
    database = await newDatabase()
    mail = await startSmtpServer()
    crm = await startWebhookServer()
    servers = []
    apps = []
  })
  afterEach(async () => {
    for (const server of servers) server.signal('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await Promise.all(apps.map((app) => app.stop()))
    await Promise.all([mail.stop(), crm.stop()])
    await database.remove()
  })

  const settings = () => ({ ...mailSettings(mail.url), ...webhookSettings(crm.url) })
  const start = () => {
    const server = startServer(dist, { DATABASE_URL: database.url, LOG_LEVEL: 'warn', ...settings() })
    servers.push(server)
    return server
  }
  const startApp = async (clock = createManualClock()) => {
    const app = await runDeliveringApp(database, settings(), clock)
    apps.push(app)
    return app
  }
  let senders = 0
  /** Each has its own address, because an address gets one acknowledgement a day. */
  const newContact = () => {
    senders += 1
    return { ...CONTACT, email: `private${senders}@example.com` }
  }
  const send = async (port: number) => {
    const { status } = await askPort(port, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(newContact()),
    })
    expect(status).toBe(201)
  }
  const kill = async (server: StartedServer) => {
    server.signal('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
  }
  const teamMails = () => mail.mails.filter(({ to }) => to.includes(TEAM))
  const undelivered = () => database.ask(`select * from delivery where state <> 'delivered'`)
  const allDelivered = () => eventually(async () => expect(await undelivered()).toEqual([]))

  it('waiting deliveries are sent after the server was killed', async () => {
    mail.behave(() => ({ code: 421 }))
    crm.behave((response) => response.writeHead(500).end())
    const server = start()
    const port = await server.listening
    for (let count = 0; count < 5; count += 1) await send(port)
    await kill(server)

    mail.behave(() => 'ok')
    crm.behave((response) => response.writeHead(204).end())
    crm.calls.length = 0
    // Later than the delay after the first attempts and the end of all leases.
    const app = await startApp(createManualClock(new Date(Date.now() + 10 * MINUTE)))
    await allDelivered()
    expect(teamMails()).toHaveLength(5)
    expect(mail.mails).toHaveLength(10)
    expect(crm.calls).toHaveLength(5)
    expect(app.log()).not.toMatch(/private/i)
  })

  it('a delivery that was in flight when the server was killed is sent again with the same id', async () => {
    mail.behave((step) => (step === 'data' ? 'hang' : 'ok'))
    crm.behave(() => undefined)
    const server = start()
    await send(await server.listening)
    await eventually(() => {
      expect(mail.reached.data).toBe(2)
      expect(crm.calls).toHaveLength(1)
    })
    await kill(server)
    expect(await database.ask('select * from delivery where locked_until is null')).toEqual([])

    mail.behave(() => 'ok')
    crm.behave((response) => response.writeHead(204).end())
    // Later than the end of the lease.
    await startApp(createManualClock(new Date(Date.now() + 6 * MINUTE)))
    await allDelivered()
    expect(teamMails()).toHaveLength(1)
    expect(crm.calls.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(crm.calls[0]?.headers['webhook-id']),
    )
    const [row] = await database.ask(`select * from delivery where channel = 'team_mail'`)
    expect(row).toMatchObject({ state: 'delivered' })
  })

  it('a stop waits for deliveries in flight', async () => {
    let answer = () => undefined as unknown
    crm.behave((response) => {
      answer = () => response.writeHead(204).end()
    })
    const server = start()
    await send(await server.listening)
    await eventually(() => {
      expect(crm.calls).toHaveLength(1)
      expect(mail.mails).toHaveLength(2)
    })
    server.signal('SIGTERM')
    await eventually(async () => {
      const port = await server.listening
      await expect(askPort(port, '/healthz')).rejects.toThrow()
    })
    answer()
    expect(await server.ended).toBe(0)
    await allDelivered()
    expect(mail.mails).toHaveLength(2)
    expect(crm.calls).toHaveLength(1)
  })

  it('a lead can be erased while its delivery is in flight', async () => {
    let answer = () => undefined as unknown
    crm.behave((response) => {
      answer = () => response.writeHead(500).end()
    })
    const app = await startApp()
    await app.send()
    await eventually(() => {
      expect(crm.calls).toHaveLength(1)
      expect(mail.mails).toHaveLength(2)
    })
    await database.ask('delete from lead')
    answer()
    crm.behave((response) => response.writeHead(204).end())
    await app.send()
    await allDelivered()
    expect(crm.calls).toHaveLength(2)
    expect(app.log()).not.toContain('unexpectedly')
  })

  if (kind === 'PostgreSQL') {
    it('a server that starts does not repeat the deliveries of another server', async () => {
      const answers: (() => void)[] = []
      crm.behave((response) => answers.push(() => response.writeHead(204).end()))
      const old = start()
      await send(await old.listening)
      await eventually(() => expect(crm.calls).toHaveLength(1))
      const young = start()
      await send(await young.listening)
      // The new server takes only the new lead.
      await eventually(() => expect(crm.calls).toHaveLength(2))
      old.signal('SIGTERM')
      for (const answer of answers) answer()
      await allDelivered()
      expect(await old.ended).toBe(0)
      expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
      expect(crm.calls).toHaveLength(2)
      expect(teamMails()).toHaveLength(2)
    })

    it('each lead is delivered once while servers are replaced under load', async () => {
      const servers = [start(), start()]
      const ports = await Promise.all(servers.map(({ listening }) => listening))
      const sendSome = (port: number) => Promise.all(Array.from({ length: 10 }, () => send(port)))
      await Promise.all(ports.map(sendSome))
      const third = start()
      servers[0]?.signal('SIGTERM')
      await Promise.all([sendSome(await third.listening), sendSome(ports[1] ?? 0)])
      await allDelivered()
      expect(crm.calls).toHaveLength(40)
      expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(40)
      expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(80)
      expect(mail.mails).toHaveLength(80)
    })

    it('several servers share the deliveries and make each one once', async () => {
      const together = await Promise.all([startApp(), startApp(), startApp()])
      await Promise.all(together.flatMap((app) => Array.from({ length: 10 }, () => app.send(newContact()))))
      await allDelivered()
      expect(teamMails()).toHaveLength(30)
      expect(mail.mails).toHaveLength(60)
      expect(new Set(mail.mails.map(({ headers }) => headers['message-id'])).size).toBe(60)
      expect(crm.calls).toHaveLength(30)
      expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
      expect(await database.ask('select * from delivery where attempts <> 1')).toEqual([])
    })
  }
})

it('a delivery that ends while PostgreSQL is away is logged once, recorded when it is back, and not sent again', async () => {
  const postgres = await startPostgres()
  const database = await postgresDatabase(postgres)
  const crm = await startWebhookServer()
  let answer = () => undefined as unknown
  crm.behave((response) => {
    answer = () => response.writeHead(204).end()
  })
  const app = await runDeliveringApp(database, webhookSettings(crm.url))
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(1))
  await postgres.pause()
  answer()
  const waits = vi.spyOn(app.clock, 'wait')
  await eventually(() => {
    app.clock.advance(2000)
    expect(waits.mock.calls.length).toBeGreaterThan(8)
  })
  for (const failure of ['the outcome of a delivery could not be stored', 'due deliveries could not be read'])
    expect(app.log().split(failure)).toHaveLength(2)
  await postgres.resume()
  await eventually(async () => {
    app.clock.advance(2000)
    expect(await app.rows('webhook')).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })
  expect(crm.calls).toHaveLength(1)
  await eventually(() => expect(app.log()).toContain('due deliveries can be read again'))
  // The next lead is delivered too.
  crm.behave((response) => response.writeHead(204).end())
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(2))
  await app.stop()
  await crm.stop()
  await postgres.remove()
})
