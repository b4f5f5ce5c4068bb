import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../contract/time.ts'
import { copiesIn } from '../../tools/backup/copy-names.ts'
import { type DeliveringApp, deliveringApp, eventually, mailTo } from '../support/delivering-app.ts'
import { manualClock } from '../support/manual-clock.ts'
import { canTryPlainAccount, plainAccount } from '../support/plain-account.ts'
import { type Postgres, startPostgres } from '../support/postgres.ts'
import { type SmtpPeer, smtpPeer } from '../support/smtp-peer.ts'
import { machine, temporaryFolder } from '../support/started-server.ts'
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../support/test-databases.ts'

/** A command of docs/operations.md. */
async function command(
  name: 'backup' | 'restore',
  database: string,
  words: string[],
  { path = machine.PATH, account, more }: { path?: string; account?: typeof plainAccount; more?: object } = {},
) {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../tools/backup/${name}.ts`), ...words], {
    env: { ...machine, PATH: path, DATABASE_URL: database, ...more },
    ...account,
  })
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
    const { output, errors, code } = await command('backup', database.url, ['--to', folder])
    backingUp = false
    await sending
    expect({ errors, code }).toEqual({ errors: '', code: 0 })
    const [name = '', ...others] = readdirSync(folder)
    expect(name).toMatch(/^leads-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/)
    expect(others).toEqual([])
    expect(copiesIn(folder, new Date())).toMatchObject({ made: [expect.any(Number)], damaged: [] })
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    // While the server has the database, nothing takes its place.
    expect(await command('restore', database.url, [join(folder, name)])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('is in use: stop the server'),
    })
    const later = await app.send()
    await stop(app)

    const restoring = await command('restore', database.url, [join(folder, name)])
    expect(restoring).toMatchObject({ code: 0, errors: '' })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    // What came after the backup is beside it.
    expect(restoring.output).toContain('once nothing in it is missed')
    const aside = /^What was there is (.+?)\. /m.exec(restoring.output)?.[1] ?? ''
    const db = new DatabaseSync(aside, { readOnly: true })
    expect(db.prepare('select id from lead where id = ?').all(later)).toHaveLength(1)
    db.close()
    peer.behave(() => 'ok')
    // What was tried before the loss waits for its pause.
    const again = await start(database, 10 * MINUTE)
    const restored = await idsIn(database)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect(restored).not.toContain(later)
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

  it('is restored where there is nothing any more, and says who has to be erased again', async () => {
    const database = sqliteDatabase()
    const app = await start(database)
    const id = await app.send()
    await command('backup', database.url, ['--to', folder])
    const [copy = ''] = readdirSync(folder)
    await database.ask(`insert into audit values ('a', '2026-11-22T01:00:00.000Z', 'erase', 1, 0)`)
    await stop(app)
    const first = await command('restore', database.url, [join(folder, copy)])
    expect(first.output).toContain('Repeat 1 erasure made since the backup (leads erase)')
    expect(first.output).toMatch(/Leads since the backup: DATABASE_URL=file:\S+ leads list --since DAY/)
    const bySudo = { more: { SUDO_USER: 'nok' } }
    expect((await command('restore', database.url, [join(folder, copy)], bySudo)).output).toMatch(
      /: sudo DATABASE_URL=file:\S+ leads list --since DAY/,
    )
    // The file was damaged: it is moved away, for whoever can still read something of it.
    writeFileSync(database.file, 'no database')
    expect(await command('restore', database.url, [join(folder, copy)])).toMatchObject({
      code: 0,
      output: expect.stringContaining('repeat every erasure'),
    })
    // The disk was lost.
    for (const name of readdirSync(dirname(database.file))) rmSync(join(dirname(database.file), name))
    expect(await command('restore', database.url, [join(folder, copy)])).toMatchObject({ code: 0 })
    const again = await start(database)
    expect(await idsIn(database)).toEqual([id])
    await stop(again)
    await database.remove()
  })

  it('says what is wrong where nothing can be backed up or restored', async () => {
    const none = `file:${folder}/no.db`
    const failures: [Parameters<typeof command>, number, RegExp][] = [
      [['backup', none, ['--to', folder]], 1, /^No backup was made: There is no database at/],
      [['backup', `file:${folder}`, ['--to', join(folder, 'to')]], 1, /^No backup was made/],
      [['backup', none, []], 2, /^Usage/],
      [['backup', none, ['--to', folder, '--keep-days', 'many']], 2, /^Usage/],
      [['restore', none, []], 2, /^Usage/],
      [['restore', none, [join(folder, 'no-copy.db')]], 1, /^Nothing was restored: There is no/],
    ]
    for (const [words, code, errors] of failures) {
      expect(await command(...words)).toMatchObject({ code, errors: expect.stringMatching(errors) })
    }
    expect(readdirSync(folder)).toEqual(['to'])
  })

  it.skipIf(!canTryPlainAccount)('is not told that a backup is missing by whoever may not look', async () => {
    const closed = join(folder, 'closed')
    mkdirSync(closed)
    const copy = join(closed, 'leads.db')
    writeFileSync(copy, '')
    chmodSync(folder, 0o755)
    chmodSync(closed, 0)
    const account = plainAccount
    const { code, errors } = await command('restore', `file:${folder}/no.db`, [copy], { account })
    chmodSync(closed, 0o700)
    expect({ code, errors }).toEqual({
      code: 1,
      errors: expect.stringMatching(
        /^Nothing was restored: This account cannot read \/.+\/closed\/leads\.db: EACCES[^\n]+\n$/,
      ),
    })
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
    const path = `${machinePrograms}:${machine.PATH}`
    expect(await command('backup', database.url, ['--to', folder], { path })).toMatchObject({ code: 0, errors: '' })
    const [dump = ''] = readdirSync(folder)
    expect(statSync(join(folder, dump)).mode & 0o777).toBe(0o600)
    await stop(app)
    expect(await command('restore', database.url, [join(folder, dump)], { path })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('make an empty one'),
    })
    const empty = await newDatabase()
    const restoring = await command('restore', empty.url, [join(folder, dump)], { path })
    expect(restoring).toMatchObject({ code: 0, output: expect.stringContaining('holds 2 leads') })
    const again = await start(empty)
    expect(await idsIn(empty)).toEqual(ids)
    await again.send()
    await stop(again)
    await Promise.all([database.remove(), empty.remove()])
  })
})
