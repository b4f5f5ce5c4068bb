import { copyFileSync, linkSync, renameSync, rmSync, truncateSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeFolder, writeFixtureSite } from '../../server/testing/fixture-site.ts'
import { askPort } from '../../server/testing/running-app.ts'
import { type StartedServer, startServer } from '../../server/testing/started-server.ts'
import { sqliteDatabase } from '../../server/testing/test-databases.ts'

let site: string
let database: ReturnType<typeof sqliteDatabase>
let server: StartedServer
let port: number
let promised: string[]
beforeEach(async () => {
  site = writeFixtureSite()
  database = sqliteDatabase()
  promised = []
  server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  port = await server.listening
  await send()
  // All of it in the database, none in the log: what happens to the one is not mended by the other.
  await database.ask('pragma wal_checkpoint(truncate)')
})
afterEach(async () => {
  server.signal('SIGKILL')
  await server.ended
  await database.remove()
  removeFolder(site)
})

const contact = { fullName: 'Manee', email: 'manee@example.com', subject: 'Quote', message: 'What would it cost?' }
async function send() {
  const { status, text } = await askPort(port, '/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(contact),
  })
  if (status === 201) promised.push(JSON.parse(text).id)
  return status
}
const ready = async () => (await askPort(port, '/readyz')).status

/** What a restart finds of what was promised. */
async function keptAfterKill() {
  server.signal('SIGKILL')
  await server.ended
  expect(await database.ask('pragma integrity_check')).toEqual([{ integrity_check: 'ok' }])
  const stored = (await database.ask('select id from lead')).map(({ id }) => id)
  return promised.filter((id) => stored.includes(id))
}

/** As `tools/backup` makes one. */
function backUp(): string {
  const copy = `${database.file}.copy`
  const db = new DatabaseSync(database.file)
  db.exec(`vacuum into '${copy}'`)
  db.close()
  return copy
}

describe('the database under a running server', () => {
  it('deleted takes no lead, until it is put back', async () => {
    const kept = `${database.file}.kept`
    linkSync(database.file, kept)
    rmSync(database.file)
    for (let turn = 0; turn < 3; turn += 1) expect(await send()).toBe(503)
    await vi.waitUntil(async () => (await ready()) === 503)
    expect((await askPort(port, '/about')).status).toBe(200)
    renameSync(kept, database.file)
    expect(await send()).toBe(201)
    expect(await ready()).toBe(200)
    expect(await keptAfterKill()).toEqual(promised)
  })

  it('deleted with all that belongs to it takes no lead, until a backup is there', async () => {
    const copy = backUp()
    for (const part of ['', '-wal', '-shm']) rmSync(database.file + part)
    expect(await send()).toBe(503)
    copyFileSync(copy, database.file)
    expect(await send()).toBe(201)
    expect(await keptAfterKill()).toEqual(promised)
  })

  it('replaced by a backup takes leads into the backup, and none of what came after it was made', async () => {
    const copy = backUp()
    await send()
    renameSync(copy, database.file)
    expect(await send()).toBe(201)
    expect(await ready()).toBe(200)
    expect(await keptAfterKill()).toEqual([promised[0], promised[2]])
  })

  it('cut short takes no lead that would not be found', async () => {
    truncateSync(database.file)
    for (let turn = 0; turn < 3; turn += 1) expect(await send()).toBe(503)
    await vi.waitUntil(async () => (await ready()) === 503)
  })

  it.each(['-wal', '-shm'])('without its %s keeps everything', async (part) => {
    await send()
    rmSync(database.file + part)
    await vi.waitUntil(async () => (await send()) === 201)
    expect(await ready()).toBe(200)
    expect(await keptAfterKill()).toEqual(promised)
  })

  // To nothing, and in the middle.
  it.each([0, 20_000])('whose log is cut to %i bytes takes no lead until it is started again', async (bytes) => {
    for (let turn = 0; turn < 3; turn += 1) await send()
    truncateSync(`${database.file}-wal`, bytes)
    promised = []
    for (let turn = 0; turn < 3; turn += 1) expect(await send()).toBe(503)
    await vi.waitUntil(async () => (await ready()) === 503)
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
    port = await server.listening
    expect(await send()).toBe(201)
    expect(await keptAfterKill()).toEqual(promised)
  })

  it('vacuumed by somebody else keeps everything', async () => {
    await database.ask('delete from write_probe')
    await database.ask('vacuum')
    await database.ask('pragma wal_checkpoint(truncate)')
    await vi.waitUntil(async () => (await send()) === 201)
    expect(await ready()).toBe(200)
    expect(await keptAfterKill()).toEqual(promised)
  })
})
