/**
 * `npm run backup`: copies the leads of DATABASE_URL into BACKUP_FOLDER while the server runs, and removes copies older than 30 days,
 * because erased leads have to disappear from copies too. `npm run backup -- restore FILE` puts a copy back; the server is stopped then.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY } from '../contract/time.ts'
import { type DatabaseAddress, readConfig } from '../server/config.ts'
import { reasonOf } from '../server/start-error.ts'

/** `leads-2026-11-26T02-30-00Z-40.db`: when the copy was made, and how many leads it holds. */
const NAME = /^leads-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)\.(?:db|dump)$/

const stampOf = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Runs one of PostgreSQL's programs and returns its output. The password goes by the environment: other accounts can read arguments. */
function runPostgres(program: string, words: readonly string[], url: string): string {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stdout, stderr } = spawnSync(program, [...words, `--dbname=${address}`], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}

const countInPostgres = (url: string, from: string) =>
  Number(runPostgres('psql', ['--no-psqlrc', '--tuples-only', `--command=select count(*) from ${from}`], url))

/** How many leads a copy holds. @throws Error when it is not a complete database of leads */
function checkCopy(file: string): number {
  try {
    using copy = new DatabaseSync(file, { readOnly: true })
    const [check] = Object.values(copy.prepare('pragma quick_check').get() ?? {})
    if (check !== 'ok') throw new Error(String(check))
    return Number(copy.prepare('select count(*) as leads from lead').get()?.leads)
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${reasonOf(error)}`)
  }
}

/** Makes a copy and returns its path. A missing folder is created for this account alone. */
export function backUp(database: DatabaseAddress, folder: string, now = new Date()): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  try {
    let name = `leads-${stampOf(now)}`
    if (database.kind === 'sqlite') {
      using db = new DatabaseSync(database.file, { readOnly: true, timeout: 10_000 })
      db.prepare('vacuum into ?').run(unfinished)
      name += `-${checkCopy(unfinished)}.db`
    } else {
      name += `-${countInPostgres(database.url, 'lead')}.dump`
      runPostgres('pg_dump', ['--format=custom', `--file=${unfinished}`], database.url)
    }
    renameSync(unfinished, join(folder, name))
    return join(folder, name)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/**
 * Removes copies that are older than 30 days. The newest stays, and so does each that holds more leads than the newest: where leads were
 * lost, it may be all there is.
 *
 * @returns what was removed
 */
export function rotate(folder: string, now = new Date()): string[] {
  const names = readdirSync(folder).sort()
  const copies = names.flatMap((name) => {
    const [, made = '', leads] = NAME.exec(name) ?? []
    return leads === undefined ? [] : [{ name, made, leads: Number(leads) }]
  })
  const newest = copies.at(-1)
  const oldest = stampOf(new Date(now.getTime() - 30 * DAY))
  const expired = copies.filter((copy) => copy !== newest && copy.made < oldest && copy.leads <= (newest?.leads ?? 0))
  for (const { name } of expired) rmSync(join(folder, name))
  return expired.map(({ name }) => name)
}

/** Adds what the present database has beyond the copy, and the newer state of what both have. */
function carryOver(present: string, copy: string): void {
  using writer = new DatabaseSync(present)
  writer.exec('pragma wal_checkpoint(truncate)')
  // Replacing a lead would delete its deliveries.
  using db = new DatabaseSync(copy, { enableForeignKeyConstraints: false })
  db.prepare('attach ? as present').run(present)
  for (const table of ['lead', 'delivery', 'follow_up', 'idempotency', 'audit'])
    db.exec(`insert or replace into ${table} select * from present.${table}`)
}

/**
 * Puts a copy in the place of an SQLite database. What came in since the copy is carried over: leads, their deliveries, and what the
 * staff did. The present file stays beside the restored one.
 *
 * @returns how many leads the restored database holds
 * @throws Error when a server uses the database, or when it cannot be read and leads would be lost; nothing is changed then
 */
export function restoreSqlite(copy: string, path: string, now = new Date()): number {
  checkCopy(copy)
  const file = existsSync(path) ? realpathSync(path) : path
  using lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('begin exclusive')
  } catch {
    throw new Error(`A server uses ${file}: stop it first`)
  }
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    using source = new DatabaseSync(copy, { readOnly: true })
    source.prepare('vacuum into ?').run(unfinished)
    if (existsSync(file)) carryOver(file, unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    const remedy = `Where ${file} is damaged, move it to another folder and restore again`
    throw new Error(`Nothing is restored: ${reasonOf(error)}. ${remedy}`)
  }
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.before-${stampOf(now)}${suffix}`)
  renameSync(unfinished, file)
  return checkCopy(file)
}

/** Fills an empty PostgreSQL database from a dump. @throws Error when it has leads: they would be lost */
function restorePostgres(dump: string, url: string): number {
  const isEmpty = countInPostgres(url, "pg_tables where tablename = 'lead'") === 0
  if (!isEmpty) throw new Error('The database has leads: create an empty one, and set DATABASE_URL to it')
  runPostgres('pg_restore', ['--no-owner', '--exit-on-error', dump], url)
  return countInPostgres(url, 'lead')
}

function main(): void {
  process.umask(0o077)
  const { DATABASE_URL: database, BACKUP_FOLDER: backupFolder } = readConfig(process.env)
  const [command, copy, ...rest] = process.argv.slice(2)
  if (command === 'restore' && copy && rest.length === 0) {
    const file = resolve(process.env.INIT_CWD ?? '', copy)
    const leads = database.kind === 'sqlite' ? restoreSqlite(file, database.file) : restorePostgres(file, database.url)
    console.log(`The database holds ${leads} leads. Repeat erasures made since the backup, then start the server.`)
  } else if (command === undefined) {
    if (backupFolder === undefined) throw new Error('BACKUP_FOLDER is not set: the folder for the copies')
    console.log(backUp(database, backupFolder))
    for (const name of rotate(backupFolder)) console.log(`Removed ${name}, older than 30 days`)
  } else throw new Error('Usage: npm run backup, or npm run backup -- restore FILE')
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
