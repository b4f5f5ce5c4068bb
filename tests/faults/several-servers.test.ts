import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { mailSettings } from '../support/delivering-app.ts'
import { askPort } from '../support/running-app.ts'
import { type SmtpTestServer, startSmtpServer } from '../support/smtp-server.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { type TestDatabase, testDatabases } from '../support/test-databases.ts'

/** Three servers on one PostgreSQL keep the promises of one server. */
const newDatabase = testDatabases('PostgreSQL')
let database: TestDatabase
let site: string
let peer: SmtpTestServer
let servers: StartedServer[]
let ports: number[]
beforeAll(async () => {
  site = writeFixtureSite()
  peer = await startSmtpServer()
  database = await newDatabase()
  const environment = {
    ...mailSettings(peer.url),
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ACKNOWLEDGE_SENDERS: 'false',
  }
  servers = [1, 2, 3].map(() => startServer(site, environment))
  ports = await Promise.all(servers.map(({ listening }) => listening))
})
afterAll(async () => {
  for (const server of servers) server.signal('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await peer.stop()
  await database.remove()
  removeFolder(site)
})

const send = (server: number, key: string) =>
  askPort(ports[server % ports.length] ?? 0, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ fullName: 'มานี', email: `${key}@example.com`, subject: 'ข่าว', message: 'ขอใบเสนอราคา' }),
  })
const leads = async () => (await database.ask('select id from lead')).map(({ id }) => String(id))

it('several servers store one lead for one key, also at the same time', async () => {
  const asked = Array.from({ length: 12 }, (_, index) => index)
  const answers = await Promise.all(asked.map((index) => send(index, 'the-one-key')))
  const [stored, ...others] = await leads()
  expect(others).toEqual([])
  expect(new Set(answers.map(({ status, text }) => `${status} ${JSON.parse(text).id}`))).toEqual(
    new Set([`201 ${stored}`]),
  )
})

it('several servers deliver each lead once', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => send(index, `lead-${index}`)))
  await vi.waitFor(
    async () => expect(await database.ask("select lead_id from delivery where state <> 'delivered'")).toEqual([]),
    { timeout: 30_000 },
  )
  const all = await leads()
  expect(all).toHaveLength(31)
  const delivered = peer.mails.map((mail) => all.find((id) => mail.text.includes(id)))
  expect(delivered.toSorted()).toEqual(all.toSorted())
})
