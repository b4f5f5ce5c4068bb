/** Three servers on one PostgreSQL behind nginx, as `deploy/` sets them up: what one server promises, all of them together hold. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { type StartedServer, startServer, temporaryFolder } from '../../server/testing/started-server.ts'
import { type TestDatabase, testDatabases } from '../../server/testing/test-databases.ts'
import { askTls, type Nginx, nginxMissing, startNginx } from '../../tools/deployed-nginx.ts'
import { freePort } from '../../tools/free-port.ts'
import { eventually, mailTo } from '../support/delivering-app.ts'
import { type SmtpPeer, smtpPeer } from '../support/smtp-peer.ts'

const RATE_LIMIT = 5

/** Only Linux answers for all of 127.0.0.0/8, and so lets one machine be many visitors. */
const missing = nginxMissing || (process.platform === 'linux' ? '' : 'not tried: this system has one loopback address')

describe.skipIf(missing !== '')(`three servers, one PostgreSQL and nginx ${missing}`, () => {
  const newDatabase = testDatabases('PostgreSQL')
  let database: TestDatabase
  let site: string
  let peer: SmtpPeer
  let servers: (StartedServer & { metricsPort: number })[]
  let nginx: Nginx
  let remove: () => void
  beforeAll(async () => {
    const place = temporaryFolder()
    remove = place.remove
    site = writeFixtureSite()
    peer = await smtpPeer()
    database = await newDatabase()
    servers = await Promise.all(
      [1, 2, 3].map(async () => {
        const metricsPort = await freePort()
        const server = startServer(site, {
          ...mailTo(peer.url),
          ...{ DATABASE_URL: database.url, TRUST_PROXY: '1', LOG_LEVEL: 'silent' },
          ...{ RATE_LIMIT: String(RATE_LIMIT), METRICS_PORT: String(metricsPort), ACKNOWLEDGE_SENDERS: 'false' },
        })
        return { ...server, metricsPort }
      }),
    )
    const upstream = await Promise.all(servers.map(({ listening }) => listening))
    nginx = await startNginx({ folder: place.folder, upstream })
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const server of servers) server.signal('SIGKILL')
    await Promise.all(servers.map(({ ended }) => ended))
    await peer.stop()
    await database.remove()
    removeFolder(site)
    remove()
  })

  /** @param visitor counts from 0: each has an address of its own */
  const send = (visitor: number, key: string = randomUUID()) =>
    askTls(nginx.port, '/api/contact', {
      method: 'POST',
      localAddress: `127.0.1.${visitor + 1}`,
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ fullName: 'มานี', email: `${key}@example.com`, subject: 'ข่าว', message: 'ขอใบเสนอราคา' }),
    })
  const leads = async () => (await database.ask('select id from lead')).map(({ id }) => String(id))

  it('count what an address sends as one server would, and share the visitors', async () => {
    const visitors = Array.from({ length: 12 }, (_, visitor) => visitor)
    const statuses = await Promise.all(
      visitors.map(async (visitor) => {
        const answers: number[] = []
        for (let time = 0; time < RATE_LIMIT + 2; time += 1) answers.push((await send(visitor)).status)
        return answers
      }),
    )
    expect(statuses).toEqual(visitors.map(() => [...Array(RATE_LIMIT).fill(201), 429, 429]))
    expect(await leads()).toHaveLength(12 * RATE_LIMIT)
    const metrics = await Promise.all(servers.map(({ metricsPort }) => askPort(metricsPort, '/metrics')))
    expect(metrics.filter(({ text }) => /^krajai_leads_total\{.*\} [1-9]/m.test(text)).length).toBeGreaterThan(1)
  })

  it('store one lead of one key, whichever of them are asked at the same time', async () => {
    const before = await leads()
    const visitors = Array.from({ length: 12 }, (_, index) => index + 20)
    const first = await Promise.all(visitors.map((visitor) => send(visitor, 'the-one-key')))
    // 409 while another one is at it, which the form answers by asking again.
    expect(first.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    const answers: Awaited<ReturnType<typeof send>>[] = []
    for (const visitor of visitors) answers.push(await send(visitor, 'the-one-key'))
    const [stored, ...others] = (await leads()).filter((id) => !before.includes(id))
    expect(others).toEqual([])
    expect(new Set(answers.map(({ status, text }) => `${status} ${JSON.parse(text).id}`))).toEqual(
      new Set([`201 ${stored}`]),
    )
  })

  it('deliver each lead once', async () => {
    const all = await leads()
    await eventually(async () => {
      expect(await database.ask("select id from delivery where state <> 'delivered'")).toEqual([])
    })
    const told = peer.letters.map((letter) => all.find((id) => letter.text.includes(id)))
    expect(told.toSorted()).toEqual(all.toSorted())
  })
})
