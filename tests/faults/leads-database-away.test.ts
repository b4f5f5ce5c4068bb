import { spawnSync } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROBLEM_MEDIA_TYPE } from '../../contract/problem.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { askPort } from '../support/running-app.ts'
import { type StartedServer, startServer } from '../support/started-server.ts'
import { postgresDatabase, sqliteDatabase, type TestDatabase, testDatabases } from '../support/test-databases.ts'
import { UNREACHABLE_MAIL, Visitors } from './leads-load.ts'

let site: string
let database: TestDatabase
let servers: StartedServer[]
beforeEach(() => {
  site = writeFixtureSite()
  servers = []
})
afterEach(async () => {
  for (const server of servers) server.signal('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  removeFolder(site)
})

async function start() {
  const server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent', ...UNREACHABLE_MAIL })
  servers.push(server)
  return { server, port: await server.listening }
}

const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }
const send = (port: number, key: string) =>
  askPort(port, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...contact, email: `${key}@example.com` }),
  })
const count = async () => Number((await database.ask('select count(*) as leads from lead'))[0]?.leads)

async function expectRefused(port: number, key: string) {
  const { status, headers, text } = await send(port, key)
  expect(status).toBe(503)
  expect(headers).toMatchObject({ 'content-type': PROBLEM_MEDIA_TYPE, 'retry-after': '30' })
  expect(text).not.toMatch(/sql|disk|connect|postgres/i)
}

const expectReady = (port: number, status: 200 | 503) =>
  vi.waitFor(async () => expect((await askPort(port, '/readyz')).status).toBe(status), { timeout: 30_000 })

describe('a PostgreSQL of its own', () => {
  let postgres: Postgres
  beforeEach(async () => {
    postgres = await startPostgres()
    database = await postgresDatabase(postgres)
  })
  // After the servers, because their connections delay its stop.
  afterEach(() => postgres.remove())

  it('stopped and started under load causes 503, then the server recovers by itself and has lost no lead', async () => {
    const { port } = await start()
    const visitors = new Visitors()
    let stopping = false
    const load = visitors.send(port, () => stopping)
    for (let turn = 1; turn <= 3; turn += 1) {
      await vi.waitUntil(() => visitors.promised.size >= turn * 60, { timeout: 60_000 })
      await postgres.pause()
      const refused = visitors.refusals.length
      await vi.waitUntil(() => visitors.refusals.length >= refused + 10, { timeout: 60_000 })
      await expectReady(port, 503)
      expect((await askPort(port, '/healthz')).status).toBe(200)
      expect((await askPort(port, '/about')).status).toBe(200)
      await postgres.resume()
    }
    const before = visitors.promised.size
    await vi.waitUntil(() => visitors.promised.size >= before + 60, { timeout: 60_000 })
    stopping = true
    await load
    await visitors.sendRest(port)
    await visitors.expectAllKept(database)
    for (const { status, headers } of visitors.refusals) expect([status, headers['retry-after']]).toEqual([503, '30'])
    await expectReady(port, 200)
  })

  it('that is frozen does not keep the server from ending', async () => {
    const { server, port } = await start()
    expect((await send(port, 'before')).status).toBe(201)
    await postgres.freeze()
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    postgres.thaw()
  })

  it('that closes the connection after the commit, before its response, stores the lead once', async () => {
    const { port } = await start()
    // A commit is stored, then waits for a standby that does not exist.
    await database.ask("alter system set synchronous_standby_names = 'none'")
    await database.ask('select pg_reload_conf()')
    const sending = send(port, 'committed')
    const waiting = "from pg_stat_activity where wait_event = 'SyncRep'"
    await vi.waitUntil(async () => (await database.ask(`select pg_terminate_backend(pid) ${waiting}`)).length > 0)
    await database.ask('alter system reset synchronous_standby_names')
    await database.ask('select pg_reload_conf()')
    const { status, text } = await sending
    expect(status).toBe(201)
    expect(await database.ask('select id from lead')).toEqual([{ id: JSON.parse(text).id }])
    expect(await database.ask('select lead_id from delivery')).toHaveLength(1)
  })
})

describe('PostgreSQL', () => {
  const newDatabase = testDatabases('PostgreSQL')
  beforeEach(async () => {
    database = await newDatabase()
  })
  afterEach(() => database.remove())

  it('that is read-only after a failover causes 503 until a new connection can write', async () => {
    const { port } = await start()
    expect((await send(port, 'before')).status).toBe(201)
    const name = new URL(database.url).pathname.slice(1)
    await database.ask(`alter database ${name} set default_transaction_read_only = on`)
    await database.ask(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
    )
    await vi.waitFor(() => expectRefused(port, 'meanwhile'), { timeout: 30_000 })
    await expectReady(port, 503)
    // Connections that are open stay read-only; new ones are not.
    await Promise.all(Array.from({ length: 10 }, (_, index) => send(port, `open-${index}`)))
    await database.ask(
      `set transaction_read_only = off; alter database ${name} set default_transaction_read_only = off`,
    )
    const { status } = await send(port, 'first')
    if (status !== 201) expect(status).toBe(503)
    for (let time = 0; time < 10; time += 1) expect((await send(port, `after-${time}`)).status).toBe(201)
    await expectReady(port, 200)
  })

  it('that closes every connection refuses no lead of that moment, and stores each once', async () => {
    const { port } = await start()
    const name = new URL(database.url).pathname.slice(1)
    const statuses: number[] = []
    for (let turn = 0; turn < 8; turn += 1) {
      const keys = Array.from({ length: 10 }, (_, index) => `closed-${turn}-${index}`)
      const [answers] = await Promise.all([
        Promise.all(keys.map((key) => send(port, key))),
        database.ask(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`,
        ),
      ])
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses).toEqual(Array(80).fill(201))
    expect(await count()).toBe(80)
  })

  it('shared by two servers stores each lead once', async () => {
    const both = await Promise.all([start(), start()])
    const keys = Array.from({ length: 60 }, (_, index) => `shared-${index}`)
    for (const key of keys) {
      const answers = await Promise.all(both.map(({ port }) => send(port, key)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201])
      expect(answers[0]?.text).toBe(answers[1]?.text)
    }
    expect(await count()).toBe(keys.length)
  })
})

/** prlimit (Linux) changes the limits of a running process. With a file size of 0, every disk is full. */
const canLimit = spawnSync('prlimit', ['--version']).status === 0

describe('SQLite', () => {
  beforeEach(() => {
    database = sqliteDatabase()
  })
  afterEach(() => database.remove())

  it.skipIf(!canLimit)('on a full disk causes 503, and works again when there is space', async () => {
    const { server, port } = await start()
    const limitWrites = (bytes: string) => {
      const { status, stderr } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`])
      if (status !== 0) throw new Error(String(stderr))
    }
    expect((await send(port, 'before')).status).toBe(201)
    for (let turn = 0; turn < 3; turn += 1) {
      limitWrites('0')
      for (const key of ['full-1', 'full-2']) await expectRefused(port, `${key}-${turn}`)
      await expectReady(port, 503)
      expect((await askPort(port, '/about')).status).toBe(200)
      limitWrites('unlimited')
      await expectReady(port, 200)
      expect((await send(port, `full-1-${turn}`)).status).toBe(201)
    }
    expect(await count()).toBe(4)
    server.signal('SIGKILL')
    await server.ended
    expect(await database.ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
    expect(await count()).toBe(4)
  })

  it('locked by another program causes 503, without delay for pages, and works again when it is unlocked', async () => {
    const { port } = await start()
    expect((await send(port, 'before')).status).toBe(201)
    const { DatabaseSync } = await import('node:sqlite')
    const other = new DatabaseSync(database.url.slice('file:'.length), { timeout: 10_000 })
    other.exec('begin immediate')
    const answered: string[] = []
    const keys = Array.from({ length: 10 }, (_, index) => `meanwhile-${index}`)
    const forms = keys.map((key) => expectRefused(port, key).then(() => answered.push('form')))
    for (const path of ['/about', '/healthz']) {
      expect((await askPort(port, path)).status).toBe(200)
      answered.push(path)
    }
    await Promise.all(forms)
    expect(answered).toEqual(['/about', '/healthz', ...Array(10).fill('form')])
    other.exec('rollback')
    other.close()
    expect((await send(port, 'meanwhile-0')).status).toBe(201)
    expect(await count()).toBe(2)
  })
})
