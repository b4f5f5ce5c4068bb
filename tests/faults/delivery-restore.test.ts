import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, globSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DeliveringApp, deliveringApp, eventually, mailTo } from '../../server/delivery/testing/delivering-app.ts'
import { manualClock } from '../../server/delivery/testing/manual-clock.ts'
import { type SmtpPeer, smtpPeer } from '../../server/delivery/testing/smtp-peer.ts'
import { type Postgres, startPostgres } from '../../server/testing/postgres.ts'
import { temporaryFolder } from '../../server/testing/started-server.ts'
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../../server/testing/test-databases.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const MINUTE = 60_000

/** The command of docs/operations.md. */
async function backUp(...words: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../tools/backup/backup-leads.ts'), ...words])
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { output, errors, code }
}

let peer: SmtpPeer
let apps: DeliveringApp[]
let folder: string
let removeFolder: () => void
beforeEach(async () => {
  ;({ folder, remove: removeFolder } = temporaryFolder())
  peer = await smtpPeer()
  apps = []
})
afterEach(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await peer.stop()
  removeFolder()
})
const start = async (database: TestDatabase, later = 0) => {
  const app = await deliveringApp(database, mailTo(peer.url), manualClock(new Date(Date.now() + later)))
  apps.push(app)
  return app
}
const stop = async (app: DeliveringApp) => {
  apps = apps.filter((other) => other !== app)
  await app.stop()
}
const idsIn = async (database: TestDatabase) =>
  (await database.ask('select id from lead order by id')).map(({ id }) => id)

describe('SQLite', () => {
  it('is backed up while leads come in, and restored with every lead of that moment', async () => {
    const database = sqliteDatabase()
    const { file } = database
    peer.behave(() => ({ code: 421 }))
    const app = await start(database)
    const before = [await app.send(), await app.send()]
    let backingUp = true
    const meanwhile: string[] = []
    const sending = (async () => {
      while (backingUp) meanwhile.push(await app.send())
    })()
    const { output, errors, code } = await backUp(file, folder)
    backingUp = false
    await sending
    expect({ errors, code }).toEqual({ errors: '', code: 0 })
    const [name = '', ...others] = readdirSync(folder)
    expect(name).toMatch(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/)
    expect(others).toEqual([])
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    await stop(app)

    // The disk is lost, and with it what came after the backup.
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true })
    copyFileSync(join(folder, name), file)
    peer.behave(() => 'ok')
    // What was tried before the loss waits for its pause.
    const again = await start(database, 10 * MINUTE)
    const restored = await idsIn(database)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect([...before, ...meanwhile]).toEqual(expect.arrayContaining(restored))
    expect(output).toContain(`: ${restored.length} leads\n`)
    // Leads are taken as before, and what waited in the backup goes out.
    await again.send()
    await eventually(async () => {
      expect(await database.ask(`select * from delivery where state <> 'delivered'`)).toEqual([])
    })
    await stop(again)
    await database.remove()
  })

  it('says what is wrong where nothing can be backed up', async () => {
    expect(await backUp(join(folder, 'no.db'), folder)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('no database at'),
    })
    expect(await backUp()).toMatchObject({ code: 2 })
    expect(await backUp(folder, join(folder, 'to'))).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^No backup was made/),
    })
    expect(readdirSync(folder)).toEqual(['to'])
  })
})

/**
 * PostgreSQL's tools are not among the packages, and refuse a server newer than they are. Debian's `postgresql` brings
 * both, so tools and server are the machine's own here, of whatever version it has.
 */
const machinePrograms = globSync('/usr/lib/postgresql/*/bin/')
  .filter((folder) => ['initdb', 'postgres', 'pg_dump', 'pg_restore'].every((name) => existsSync(join(folder, name))))
  .at(-1)

describe.skipIf(!machinePrograms)('PostgreSQL', () => {
  const tool = (name: string) => join(machinePrograms ?? '', name)
  let postgres: Postgres
  beforeAll(async () => {
    postgres = await startPostgres({}, machinePrograms)
  })
  afterAll(() => postgres.remove())
  const newDatabase = () => postgresDatabase(postgres)

  it('is dumped while the server runs, and restored into an empty database', async () => {
    const database = await newDatabase()
    const app = await start(database)
    const ids = [await app.send(), await app.send()]
    const dump = join(folder, 'leads.dump')
    expect(spawnSync(tool('pg_dump'), ['--format=custom', `--file=${dump}`, database.url]).status).toBe(0)
    await stop(app)
    const empty = await newDatabase()
    const restoring = spawnSync(tool('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${empty.url}`, dump])
    expect(restoring.status).toBe(0)
    const again = await start(empty)
    expect(await idsIn(empty)).toEqual(ids)
    await again.send()
    await stop(again)
    await Promise.all([database.remove(), empty.remove()])
  })
})
