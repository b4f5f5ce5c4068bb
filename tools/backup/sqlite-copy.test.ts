import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/support/started-server.ts'
import { checkCopy, copySqlite, erasedSince, restoreSqlite } from './sqlite-copy.ts'

/** Several megabytes: more than is copied in the moment between two writes. */
const LEADS = 2_000

let folder: string
let remove: () => void
beforeEach(() => {
  ;({ folder, remove } = temporaryFolder())
})
afterEach(() => remove())

it('a copy is made of one moment, and ends however often something is written meanwhile', async ({ signal }) => {
  const file = join(folder, 'leads.db')
  const server = new DatabaseSync(file)
  server.exec('pragma journal_mode = wal; create table lead (id integer primary key, message text)')
  const add = server.prepare('insert into lead (message) values (?)')
  server.exec('begin')
  for (let lead = 0; lead < LEADS; lead += 1) add.run('news '.repeat(800))
  server.exec('commit')

  const target = join(folder, 'copy.db')
  let ended = false
  let written = 0
  const goOnWriting = async () => {
    while (!ended && !signal.aborted) {
      add.run('a lead that comes meanwhile')
      written += 1
      await turn()
    }
  }
  const copying = copySqlite(file, target).finally(() => {
    ended = true
  })
  const [copied] = await Promise.all([copying, goOnWriting()])
  server.close()
  expect(written).toBeGreaterThan(0)
  expect(copied).toBeGreaterThanOrEqual(LEADS)
  expect(copied).toBeLessThanOrEqual(LEADS + written)
  expect(checkCopy(target)).toBe(copied)
})

it('two copies may be made at the same moment: each is whole before it has its name', async () => {
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy.db')]
  const db = new DatabaseSync(file)
  db.exec('pragma journal_mode = wal; create table lead (id integer primary key); insert into lead values (1)')
  db.close()
  expect(await Promise.all([copySqlite(file, copy), copySqlite(file, copy)])).toEqual([1, 1])
  expect(checkCopy(copy)).toBe(1)
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy.db'])
})

it.each([
  ['junk', () => Buffer.from('no database, and longer than its head would be'.repeat(20)), 'file is not a database'],
  ['a part of a copy', (whole: Buffer) => whole.subarray(0, whole.length / 2), 'database disk image is malformed'],
  ['nothing', () => Buffer.alloc(0), 'no such table: lead'],
])('%s is named where it is to be restored, and what is there stays', (_, damage, reason) => {
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy.db')]
  const db = new DatabaseSync(copy)
  db.exec('create table lead (id integer primary key, message text)')
  db.prepare('insert into lead (message) values (?)').run('news '.repeat(8_000))
  db.close()
  const whole = readFileSync(copy)
  writeFileSync(file, whole)
  writeFileSync(copy, damage(whole))
  expect(() => restoreSqlite(copy, file, new Date())).toThrow(
    `${copy} is no whole copy of the leads (${reason}). ${file} is as it was`,
  )
  expect(readFileSync(file)).toEqual(whole)
  expect(readdirSync(folder).sort()).toEqual(['copy.db', 'leads.db'])
})

it('a copy is read where nothing can be written beside it, and nothing is', async () => {
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy ?#%.db')]
  const db = new DatabaseSync(file)
  db.exec(`pragma journal_mode = wal; create table lead (id integer primary key); insert into lead values (1);
    create table audit (action text, at text); insert into audit values ('erase', '2026-11-21T07:00:00.000Z')`)
  db.close()
  expect(await copySqlite(file, copy)).toBe(1)
  expect(restoreSqlite(copy, join(folder, 'restored.db'), new Date()).leads).toBe(1)
  expect(erasedSince(file, copy)).toEqual([])
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy ?#%.db'])
})

it('a database saved from a machine that fell still has leads in its log: it is not restored without them', async () => {
  const [saved, file, whole] = ['saved.db', 'leads.db', 'whole.db'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  using fallen = new DatabaseSync(join(folder, 'fallen.db'))
  fallen.exec('create table lead (id integer primary key); pragma journal_mode = wal; insert into lead values (1)')
  for (const suffix of ['', '-wal']) cpSync(join(folder, `fallen.db${suffix}`), saved + suffix)
  expect(() => restoreSqlite(saved, file, new Date())).toThrow(
    `${saved} is no whole copy of the leads (more are in ${saved}-wal: make one with DATABASE_URL=file:${saved} krajai backup --to FOLDER)`,
  )
  expect(existsSync(file)).toBe(false)
  expect(await copySqlite(saved, whole)).toBe(1)
  expect(restoreSqlite(whole, file, new Date()).leads).toBe(1)
})

it('a restore tells of whatever has the database open, also where no server runs', () => {
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy.db')]
  for (const name of [file, copy]) {
    using db = new DatabaseSync(name)
    db.exec('create table lead (id integer primary key, message text)')
  }
  using server = new DatabaseSync(file)
  server.exec('pragma journal_mode = wal')
  // As `leads watch` has it, in a terminal that somebody forgot.
  using watching = new DatabaseSync(file, { readOnly: true })
  watching.prepare('select count(*) from lead').get()
  server.close()
  expect(() => restoreSqlite(copy, file, new Date())).toThrow(
    `${file} is in use: stop the server, "leads watch" wherever it runs, and any other program that reads it`,
  )
  watching.close()
  expect(restoreSqlite(copy, file, new Date()).leads).toBe(0)
})

it('a restore that is cut short leaves a database under its name and nothing of the copy; the next moves aside under another', () => {
  const [file, copy] = [join(folder, 'leads.db'), join(folder, 'copy.db')]
  for (const name of [file, copy]) {
    using db = new DatabaseSync(name)
    db.exec('create table lead (id integer primary key, message text)')
  }
  const asItWas = readFileSync(file)
  const moment = new Date('2026-11-21T07:00:44Z')
  // What stands beside it cannot be moved.
  writeFileSync(`${file}-shm`, 'left over')
  mkdirSync(`${file}.until-2026-11-21T07-00-44Z-shm`)
  expect(() => restoreSqlite(copy, file, moment)).toThrow('EISDIR')
  expect(readFileSync(file)).toEqual(asItWas)
  expect(restoreSqlite(copy, file, moment)).toEqual({ leads: 0, before: `${file}.until-2026-11-21T07-00-45Z` })
  expect(readdirSync(folder).sort()).toEqual([
    'copy.db',
    'leads.db',
    'leads.db.until-2026-11-21T07-00-44Z',
    'leads.db.until-2026-11-21T07-00-44Z-shm',
    'leads.db.until-2026-11-21T07-00-45Z',
    'leads.db.until-2026-11-21T07-00-45Z-shm',
  ])
})
