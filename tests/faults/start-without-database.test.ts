import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_NAMES, FORM_PATHS, formAction } from '../../contract/form-markup.ts'
import { readConfig } from '../../server/settings/config.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { contact, signup } from '../support/leads.ts'
import { manifest } from '../support/manifest.ts'
import { canTryPlainAccount, plainAccount } from '../support/plain-account.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { askPort, type RunningApp, runApp } from '../support/running-app.ts'
import { openAsServer } from '../support/set-up-database.ts'
import { type SilentNetwork, startSilentNetwork } from '../support/silent-network.ts'
import { createTemporaryFolder, type StartedServer, startServer } from '../support/started-server.ts'
import {
  DATABASE_KINDS,
  postgresDatabase,
  sqliteDatabase,
  type TestDatabase,
  testDatabases,
} from '../support/test-databases.ts'

/** The server in this process. */
let running: RunningApp | undefined
let log: string[]
let database: TestDatabase
/** Servers in their own process. */
let servers: StartedServer[]
let copies: ReturnType<typeof createTemporaryFolder>
beforeEach(() => {
  log = []
  servers = []
  copies = createTemporaryFolder()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  for (const server of servers) server.signal('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  if (running) await running.stop()
  else await database.remove()
  running = undefined
  copies.remove()
})

async function run(settings: Record<string, string> = {}): Promise<number> {
  const options = { isUsable: false, log: { write: (line: string) => void log.push(JSON.parse(line).msg) } }
  running = await runApp({ LOG_LEVEL: 'info', BACKUP_FOLDER: copies.folder, ...settings }, database, options)
  return running.port
}

async function createTables() {
  const { DATABASE_URL } = readConfig({ DATABASE_URL: database.url })
  await (await openAsServer(DATABASE_URL)).destroy()
}

const payloads = { signup, contact }
const JSON_HEADERS = { 'Content-Type': 'application/json', 'Content-Language': 'th' }
const sendContact = (port: number) =>
  askPort(port, FORM_PATHS.contact, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(contact) })

const linesInLog = () => log

/** The site works, both forms answer in Thai what to do, and the log has the reason. */
async function expectPagesOnly(port: number, reason: RegExp, lines = linesInLog) {
  for (const path of ['/', '/th', '/healthz']) expect((await askPort(port, path)).status).toBe(200)
  for (let time = 0; time < 2; time += 1) expect((await askPort(port, '/readyz')).status).toBe(503)
  const { phone, email } = manifest.company.th
  for (const form of FORM_NAMES) {
    const method = 'POST'
    const fields = Object.entries(payloads[form]).map(([name, value]) => [name, String(value)])
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const answers = [
      await askPort(port, FORM_PATHS[form], { method, headers: JSON_HEADERS, body: JSON.stringify(payloads[form]) }),
      await askPort(port, formAction(form, 'th'), { method, headers, body: new URLSearchParams(fields).toString() }),
    ]
    for (const { status, headers, text } of answers) {
      expect(status).toBe(503)
      expect(headers).toMatchObject({ 'content-language': 'th', 'retry-after': '30' })
      for (const words of ['ส่งอีกครั้งได้ในอีก', phone, email]) expect(text).toContain(words)
    }
  }
  await vi.waitFor(() => expect(lines()).toContainEqual(expect.stringMatching(reason)), { timeout: 30_000 })
}

/** Leads are taken again. The log has each reason once, and the recovery once. */
async function expectRecovery(port: number, lines = linesInLog) {
  await vi.waitFor(async () => expect((await sendContact(port)).status).toBe(201), { timeout: 30_000 })
  await vi.waitFor(() => expect(lines()).toContain('leads can be stored again'))
  const told = lines().filter((line) => /no lead can be stored|can be stored again/.test(line))
  expect(told).toEqual([...new Set(told)])
  expect(told.at(-1)).toBe('leads can be stored again')
}

describe.each(DATABASE_KINDS)('a server on %s', (kind) => {
  const newDatabase = testDatabases(kind)
  beforeEach(async () => {
    database = await newDatabase()
    await createTables()
  })

  it('whose tables cannot be updated serves the pages, and takes leads when they can', async () => {
    for (const change of [
      "delete from kysely_migration where name like '0002%'",
      'drop table deleted_lead',
      'drop index lead_received',
    ])
      await database.ask(change)
    // The copy before the update is made by a program that reads the environment.
    vi.stubEnv('DATABASE_URL', database.url)
    const port = await run()
    await expectPagesOnly(port, /the tables could not be updated \(.*clock.* already exists\)/i)
    await database.ask('drop table clock')
    await expectRecovery(port)
  })

  it('whose tables are of a newer version serves the pages, and takes leads when an older copy is back', async () => {
    await database.ask("insert into kysely_migration (name, timestamp) values ('9999-newer', '')")
    const port = await run()
    await expectPagesOnly(port, /is of a newer version.+Check out that version, or restore an older copy/)
    await database.ask("delete from kysely_migration where name = '9999-newer'")
    await expectRecovery(port)
  })
})

describe('a server on SQLite', () => {
  beforeEach(() => {
    database = sqliteDatabase()
  })
  const file = () => database.url.slice('file:'.length)
  const UNUSABLE = /leads\.db cannot be used \(.+\)\. Check its permissions and the free disk space/

  it('whose file is missing while there are copies serves the pages, and takes leads when it is back', async () => {
    await createTables()
    renameSync(file(), `${file()}.lost`)
    writeFileSync(join(copies.folder, 'leads-2026-11-21T07-00-00Z-1.db'), '')
    const port = await run()
    await expectPagesOnly(port, /leads\.db is missing, but .+ has backups\. Restore one with "npm run backup/)
    renameSync(`${file()}.lost`, file())
    await expectRecovery(port)
  })

  it('whose file cannot be opened serves the pages, and takes leads when it can', async () => {
    mkdirSync(file())
    const port = await run()
    await expectPagesOnly(port, UNUSABLE)
    rmdirSync(file())
    await expectRecovery(port)
  })

  it('whose file another server uses serves the pages, and takes leads when the other stops', async () => {
    const other = await openAsServer({ kind: 'sqlite', file: file() })
    const port = await run()
    await expectPagesOnly(port, /Another server uses the database .+\. Stop it, or use PostgreSQL/)
    await other.destroy()
    await expectRecovery(port)
  })

  /** Starts a server in its own process, mends its database and expects that it takes leads. */
  async function expectRecoveryInProcess(
    mend: (server: StartedServer) => void,
    circumstances: Parameters<typeof startServer>[2],
  ) {
    const site = writeFixtureSite()
    chmodSync(site, 0o755)
    const server = startServer(site, { DATABASE_URL: database.url }, circumstances)
    servers.push(server)
    const port = await server.listening
    const lines = () =>
      server.output.stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).msg)
    await expectPagesOnly(port, UNUSABLE, lines)
    mend(server)
    await expectRecovery(port, lines)
    removeFolder(site)
  }

  /** prlimit (Linux) changes the limits of a running process. With a file size of 0, every disk is full. */
  const canLimit = spawnSync('prlimit', ['--version']).status === 0
  it.skipIf(!canLimit).each([
    ['without a file', async () => undefined],
    ['with a file', createTables],
  ])('on a full disk %s serves the pages, and takes leads when there is space', async (_what, prepare) => {
    await prepare()
    const free = ({ pid }: StartedServer) => void spawnSync('prlimit', ['--pid', String(pid), '--fsize=unlimited'])
    await expectRecoveryInProcess(free, { first: 'ulimit -S -f 0' })
  })

  it.skipIf(!canTryPlainAccount).each([
    ['file', 'leads.db', 0o400],
    ['folder', '.', 0o500],
  ])('with a read-only %s serves the pages, and takes leads when it can write', async (_what, name, mode) => {
    await createTables()
    const folder = dirname(file())
    const account = plainAccount
    if (account) for (const path of [folder, file()]) chownSync(path, account.uid, account.gid)
    chmodSync(join(folder, name), mode)
    await expectRecoveryInProcess(() => chmodSync(join(folder, name), 0o700), account && { account })
  })
})

describe('a server on PostgreSQL', () => {
  let postgres: Postgres
  let network: SilentNetwork | undefined
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.remove())
  beforeEach(async () => {
    database = await postgresDatabase(postgres)
  })
  afterEach(async () => {
    await network?.close()
    network = undefined
  })
  const nameOf = ({ url }: TestDatabase) => new URL(url).pathname.slice(1)

  it('that is away serves the pages, and takes leads when it is back', async () => {
    await postgres.pause()
    const port = await run()
    await expectPagesOnly(port, /cannot be used \(connect ENOENT .+\)\. Check the URL, and that PostgreSQL runs/)
    await postgres.resume()
    await expectRecovery(port)
  })

  it('that is silent serves the pages, and takes leads when it answers', async () => {
    network = await startSilentNetwork(postgres.folder)
    network.silence()
    const port = await run({ DATABASE_URL: network.url(nameOf(database)) })
    await expectPagesOnly(port, /cannot be used \(.*timeout.*\)\. Check the URL, and that PostgreSQL runs/)
    network.speak()
    await expectRecovery(port)
  })

  it('without the database of the URL serves the pages, and takes leads when it exists', async () => {
    const url = new URL(database.url)
    url.pathname = `${url.pathname}_late`
    const port = await run({ DATABASE_URL: url.href })
    await expectPagesOnly(port, /cannot be used \(database ".+_late" does not exist\)\. Check the URL/)
    await database.ask(`create database ${nameOf(database)}_late`)
    await expectRecovery(port)
  })

  it('whose host has no address serves the pages', async () => {
    const port = await run({ DATABASE_URL: 'postgres://krajai@database.invalid/leads' })
    await expectPagesOnly(port, /cannot be used \(.*database\.invalid/)
  })
})
