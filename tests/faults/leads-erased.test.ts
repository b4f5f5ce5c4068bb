import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fastify } from 'fastify'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY, HOUR } from '../../contract/time.ts'
import { createClockCheck, storeClockCheck } from '../../server/database/clock-check.ts'
import { openExistingSqlite } from '../../server/database/sqlite.ts'
import type { Tables } from '../../server/database/tables.ts'
import { createEnqueue } from '../../server/delivery/outbox.ts'
import { setUpHousekeeping } from '../../server/upkeep/housekeeping.ts'
import { deleteLeads } from '../../server/upkeep/lead-erasure.ts'
import { makeBackup } from '../../server/upkeep/make-backup.ts'
import { restoreSqlite } from '../../server/upkeep/restore-sqlite.ts'
import { removeFolder, writeFixtureSite } from '../support/built-site.ts'
import { openAsServer } from '../support/set-up-database.ts'
import { MACHINE_ENVIRONMENT, startServer } from '../support/started-server.ts'
import { storedLead } from '../support/stored-lead.ts'
import { sqliteDatabase } from '../support/test-databases.ts'

const PEOPLE = 3000
/** Every tenth person is erased. Part of all their texts, and of no other text. */
const TRACE = 'zyxwtrace'
const NOW = new Date('2026-11-26T02:30:00Z')

let stored: ReturnType<typeof sqliteDatabase>
let database: ReturnType<typeof sqliteDatabase>
let address: { kind: 'sqlite'; file: string }
let copies: string

const isErased = (person: number) => person % 10 === 3
/** With this seed, SQLite leaves a part of an address behind if the file is not written anew. */
const SEED = 4
const hashOf = (person: number) => createHash('sha256').update(`${SEED} ${person}`).digest('hex')
/** Names of many lengths, in another order than the leads: SQLite splits the pages of the indexes, and moves rows. */
const nameOf = (person: number) =>
  `${hashOf(person).slice(0, 5 + ((person * 7) % 40))}${isErased(person) ? TRACE : 'other'}`
const addressOf = (person: number) => `${nameOf(person)}@example.com`
const textOf = (person: number) => `${nameOf(person)} asks ${hashOf(person).repeat(1 + (person % 20))}`

/** Stores people as the server and the staff do. */
async function storePeople() {
  await using db = await openAsServer({ kind: 'sqlite', file: stored.file })
  await storeClockCheck(db, NOW)
  const enqueue = createEnqueue({ team: ['team@krajai.example'], acknowledge: true, webhook: true }, () => NOW)
  async function store(trx: Transaction<Tables>, person: number) {
    const [fullName, email] = [nameOf(person), addressOf(person)]
    const receivedAt = new Date(NOW.getTime() - (isErased(person) ? 800 : 8) * DAY + person * 1000).toISOString()
    const texts = { fullName, email, emailKey: email, subject: fullName, message: textOf(person) }
    const lead = storedLead(person, { receivedAt, ...texts })
    // A program may make its keys from an address.
    const key = { scope: 'contact', key: email, fingerprint: 'f', leadId: lead.id, createdAt: receivedAt } as const
    await trx.insertInto('idempotency').values(key).execute()
    await trx.insertInto('lead').values(lead).execute()
    await enqueue(trx, lead)
    const note = { id: hashOf(person), leadId: lead.id, at: receivedAt, who: 'Nok', step: 'noted' } as const
    await trx
      .insertInto('followUp')
      .values({ ...note, note: textOf(person) })
      .execute()
  }
  for (let first = 0; first < PEOPLE; first += 30)
    await db.transaction().execute(async (trx) => {
      for (let person = first; person < first + 30; person += 1) await store(trx, person)
    })
  await db.updateTable('lead').set({ stage: 'answered', handledBy: 'Nok' }).where('id', 'like', '%7').execute()
}

/** Runs the staff's command in its own process. */
async function leads(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/cli/main.ts'), ...args], {
    env: { ...MACHINE_ENVIRONMENT, DATABASE_URL: database.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { stdout, stderr, code }
}

/** Erases all but one of the people, then the last one by the command. */
async function erase() {
  const [last = '', ...others] = Array.from({ length: PEOPLE }, (_, person) => person)
    .filter(isErased)
    .map(addressOf)
  {
    await using db = openExistingSqlite(database.file, false)
    await deleteLeads(db, 'erase', (lead) => lead('email', 'in', others), NOW)
  }
  const command = await leads('erase', '--yes', '--email', last.toUpperCase())
  expect(command).toMatchObject({ stdout: expect.stringMatching(/^Deleted 1 lead /), code: 0 })
}

/** The pieces of erased texts in the database's files. Its server runs in another process, because closing a file here releases its locks. */
const traces = () =>
  globSync(`${database.file}{,-wal,-journal}`).flatMap((file) => readFileSync(file, 'latin1').match(/zyxw.*/g) ?? [])

beforeAll(async () => {
  stored = sqliteDatabase()
  await storePeople()
})
afterAll(() => stored.remove())
beforeEach(() => {
  database = sqliteDatabase()
  cpSync(stored.file, database.file)
  address = { kind: 'sqlite', file: database.file }
  copies = join(dirname(database.file), 'copies')
  expect(traces().length).toBeGreaterThan(PEOPLE / 10)
})
afterEach(async () => {
  vi.useRealTimers()
  await database.remove()
})

describe('300 erased people of 3,000 are in no byte of SQLite’s files', () => {
  it('after the command, while a server runs, as soon as no other program reads', async () => {
    const site = writeFixtureSite()
    const server = startServer(site, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
    await server.listening
    const reader = new DatabaseSync(database.file, { readOnly: true })
    reader.exec('begin; select count(*) from lead')
    await erase()
    expect(traces()).not.toEqual([])
    reader.close()
    expect((await leads('erase', '--yes', '--email', addressOf(1))).stderr).toBe('')
    expect(traces()).toEqual([])
    server.signal('SIGKILL')
    await server.ended
    removeFolder(site)
  })

  it('after the hourly deletion by age', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await using db = openExistingSqlite(database.file, false)
    const app = fastify()
    const clock = { now: () => NOW }
    const config = { DATABASE_URL: address, LEADS_RETENTION_DAYS: 730 }
    await setUpHousekeeping(app, { clockCheck: createClockCheck(clock), config, ...clock }).start(db)
    vi.advanceTimersByTime(HOUR)
    await app.close()
    expect(traces()).toEqual([])
  })

  it('after a restore that repeats the erasure', async () => {
    const copy = makeBackup(address, copies)
    await erase()
    expect(await restoreSqlite(copy, database.file)).toEqual({ leads: PEOPLE * 0.9, hasDeleted: false })
    expect(traces()).toEqual([])
  })

  it('if they are erased after a restore', async () => {
    const copy = makeBackup(address, copies)
    await restoreSqlite(copy, database.file)
    await erase()
    expect(traces()).toEqual([])
  })
})
