import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../contract/time.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { CONTACT, type DeliveringApp, deliveringApp, eventually, mailTo, webhookTo } from '../support/delivering-app.ts'
import { manualClock } from '../support/manual-clock.ts'
import { startPostgres } from '../support/postgres.ts'
import { askPort } from '../support/running-app.ts'
import { type SmtpPeer, smtpPeer } from '../support/smtp-peer.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { DATABASE_KINDS, postgresDatabase, type TestDatabase, testDatabases } from '../support/test-databases.ts'
import { type WebhookPeer, webhookPeer } from '../support/webhook-peer.ts'

const TEAM = 'sales@krajai.example'

let dist: string
beforeAll(() => {
  dist = writeFixtureSite()
})
afterAll(() => removeFolder(dist))

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  const newDatabase = testDatabases(kind)

  let database: TestDatabase
  let mail: SmtpPeer
  let crm: WebhookPeer
  let servers: StartedServer[]
  let apps: DeliveringApp[]
  beforeEach(async () => {
    database = await newDatabase()
    mail = await smtpPeer()
    crm = await webhookPeer()
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

  const settings = () => ({ ...mailTo(mail.url), ...webhookTo(crm.url) })
  const start = () => {
    const server = startServer(dist, { DATABASE_URL: database.url, LOG_LEVEL: 'warn', ...settings() })
    servers.push(server)
    return server
  }
  const startApp = async (clock = manualClock()) => {
    const app = await deliveringApp(database, settings(), clock)
    apps.push(app)
    return app
  }
  let senders = 0
  /** From an address of its own, or it would not be acknowledged. */
  const someone = () => {
    senders += 1
    return { ...CONTACT, email: `private${senders}@example.com` }
  }
  const send = async (port: number) => {
    const { status } = await askPort(port, '/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(someone()),
    })
    expect(status).toBe(201)
  }
  const kill = async (server: StartedServer) => {
    server.signal('SIGKILL')
    expect(await server.ended).toBe('SIGKILL')
  }
  const teamLetters = () => mail.letters.filter(({ to }) => to.includes(TEAM))
  const undelivered = () => database.ask(`select * from delivery where state <> 'delivered'`)
  const allDelivered = () => eventually(async () => expect(await undelivered()).toEqual([]))

  it('what was accepted and not yet sent is sent after the server was killed', async () => {
    mail.behave(() => ({ code: 421 }))
    crm.behave((response) => response.writeHead(500).end())
    const server = start()
    const port = await server.listening
    for (let count = 0; count < 5; count += 1) await send(port)
    await kill(server)

    mail.behave(() => 'ok')
    crm.behave((response) => response.writeHead(204).end())
    crm.calls.length = 0
    // Whatever was tried before the kill waits for its pause, and whatever was held for its holder's time.
    const app = await startApp(manualClock(new Date(Date.now() + 10 * MINUTE)))
    await allDelivered()
    expect(teamLetters()).toHaveLength(5)
    expect(mail.letters).toHaveLength(10)
    expect(crm.calls).toHaveLength(5)
    expect(app.log()).not.toMatch(/private/i)
  })

  it('what was being sent when the server was killed is sent again, under the same id', async () => {
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
    // Another server might still be at it, so only time tells.
    await startApp(manualClock(new Date(Date.now() + 6 * MINUTE)))
    await allDelivered()
    expect(teamLetters()).toHaveLength(1)
    expect(crm.calls.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(2).fill(crm.calls[0]?.headers['webhook-id']),
    )
    const [row] = await database.ask(`select * from delivery where channel = 'team_mail'`)
    expect(row).toMatchObject({ state: 'delivered' })
  })

  it('a stop waits for what is being sent', async () => {
    let answer = () => undefined as unknown
    crm.behave((response) => {
      answer = () => response.writeHead(204).end()
    })
    const server = start()
    await send(await server.listening)
    await eventually(() => {
      expect(crm.calls).toHaveLength(1)
      expect(mail.letters).toHaveLength(2)
    })
    server.signal('SIGTERM')
    await eventually(async () => {
      const port = await server.listening
      await expect(askPort(port, '/healthz')).rejects.toThrow()
    })
    answer()
    expect(await server.ended).toBe(0)
    await allDelivered()
    expect(mail.letters).toHaveLength(2)
    expect(crm.calls).toHaveLength(1)
  })

  it('a lead that is erased while it is being sent is gone, and nothing stumbles over it', async () => {
    let answer = () => undefined as unknown
    crm.behave((response) => {
      answer = () => response.writeHead(500).end()
    })
    const app = await startApp()
    await app.send()
    await eventually(() => {
      expect(crm.calls).toHaveLength(1)
      expect(mail.letters).toHaveLength(2)
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
    it('a server that starts while another is still sending sends nothing a second time', async () => {
      const answers: (() => void)[] = []
      crm.behave((response) => answers.push(() => response.writeHead(204).end()))
      const old = start()
      await send(await old.listening)
      await eventually(() => expect(crm.calls).toHaveLength(1))
      const young = start()
      await send(await young.listening)
      // It has taken what was to be had, the oldest first.
      await eventually(() => expect(crm.calls).toHaveLength(2))
      old.signal('SIGTERM')
      for (const answer of answers) answer()
      await allDelivered()
      expect(await old.ended).toBe(0)
      expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2)
      expect(crm.calls).toHaveLength(2)
      expect(teamLetters()).toHaveLength(2)
    })

    it('two servers under load, restarted one after the other, deliver each lead once', async () => {
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
      expect(new Set(mail.letters.map(({ headers }) => headers['message-id'])).size).toBe(80)
      expect(mail.letters).toHaveLength(80)
    })

    it('several servers share the work, and each delivery is made once', async () => {
      const together = await Promise.all([startApp(), startApp(), startApp()])
      await Promise.all(together.flatMap((app) => Array.from({ length: 10 }, () => app.send(someone()))))
      await allDelivered()
      expect(teamLetters()).toHaveLength(30)
      expect(mail.letters).toHaveLength(60)
      expect(new Set(mail.letters.map(({ headers }) => headers['message-id'])).size).toBe(60)
      expect(crm.calls).toHaveLength(30)
      expect(new Set(crm.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(30)
      expect(await database.ask('select * from delivery where attempts <> 1')).toEqual([])
    })
  }
})

it('what arrived while PostgreSQL was away is written down once it is back, and not sent again', async () => {
  const postgres = await startPostgres()
  const database = await postgresDatabase(postgres)
  const crm = await webhookPeer()
  let answer = () => undefined as unknown
  crm.behave((response) => {
    answer = () => response.writeHead(204).end()
  })
  const app = await deliveringApp(database, webhookTo(crm.url))
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(1))
  await postgres.pause()
  answer()
  await eventually(() => expect(app.log()).toContain('the outcome of a delivery could not be recorded'))
  await postgres.resume()
  await eventually(async () => {
    app.clock.advance(2000)
    expect(await app.rows('webhook')).toMatchObject([{ state: 'delivered', attempts: 1 }])
  })
  expect(crm.calls).toHaveLength(1)
  // And it goes on.
  crm.behave((response) => response.writeHead(204).end())
  await app.send()
  await eventually(() => expect(crm.calls).toHaveLength(2))
  await app.stop()
  await crm.stop()
  await postgres.remove()
})
