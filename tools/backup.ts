/**
 * `npm run backup` copies the database into BACKUP_FOLDER while the server runs. It removes backups older than 30 days, because erased
 * leads must disappear from backups too. `npm run backup -- restore FILE` restores a backup. The server must be stopped.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY } from '../contract/time.ts'
import { type DatabaseAddress, readConfig } from '../server/config.ts'
import { reasonOf } from '../server/start-error.ts'

/** `leads-2026-11-26T02-30-00Z-40.db`: the time of the backup and its number of leads. */
const BACKUP_NAME = /^leads-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)\.(?:db|dump)$/

const stampOf = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Runs a program of PostgreSQL and returns its output. The password is not an argument, because other accounts can read arguments. */
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

/** Returns the number of leads in a backup. @throws Error if it is not a complete database of leads */
function checkBackup(file: string): number {
  try {
    using copy = new DatabaseSync(file, { readOnly: true })
    const [check] = Object.values(copy.prepare('pragma quick_check').get() ?? {})
    if (check !== 'ok') throw new Error(String(check))
    return Number(copy.prepare('select count(*) as leads from lead').get()?.leads)
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${reasonOf(error)}. Choose another file.`)
  }
}

/** Makes a backup and returns its path. Only this account can read a folder that it creates. */
export function backUp(database: DatabaseAddress, folder: string, now = new Date()): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  try {
    let name = `leads-${stampOf(now)}`
    if (database.kind === 'sqlite') {
      using db = new DatabaseSync(database.file, { readOnly: true, timeout: 10_000 })
      db.prepare('vacuum into ?').run(unfinished)
      name += `-${checkBackup(unfinished)}.db`
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
 * Removes backups older than 30 days. Keeps the newest. Also keeps each backup with more leads than the newest, because it may be the only
 * copy of lost leads.
 *
 * @returns the names of the removed files
 */
export function rotate(folder: string, now = new Date()): string[] {
  const names = readdirSync(folder).sort()
  const copies = names.flatMap((name) => {
    const [, made = '', leads] = BACKUP_NAME.exec(name) ?? []
    return leads === undefined ? [] : [{ name, made, leads: Number(leads) }]
  })
  const newest = copies.at(-1)
  const oldest = stampOf(new Date(now.getTime() - 30 * DAY))
  const expired = copies.filter((copy) => copy !== newest && copy.made < oldest && copy.leads <= (newest?.leads ?? 0))
  for (const { name } of expired) rmSync(join(folder, name))
  return expired.map(({ name }) => name)
}

/** Copies the rows of the present database into the restored one. They replace older versions of the same rows. */
function carryOver(present: string, restored: string): void {
  using writer = new DatabaseSync(present)
  writer.exec('pragma wal_checkpoint(truncate)')
  // With foreign keys, `insert or replace` of a lead deletes its deliveries.
  using db = new DatabaseSync(restored, { enableForeignKeyConstraints: false })
  db.prepare('attach ? as present').run(present)
  for (const table of ['lead', 'delivery', 'follow_up', 'idempotency', 'audit'])
    db.exec(`insert or replace into ${table} select * from present.${table}`)
}

/**
 * Replaces an SQLite database with a backup. Keeps what is newer in the present database: leads, deliveries and the work of the staff.
 * The present file stays beside the restored one.
 *
 * @returns the number of leads in the restored database
 * @throws Error if a server uses the database, or if the present database is damaged; nothing has changed then
 */
export function restoreSqlite(backup: string, path: string, now = new Date()): number {
  checkBackup(backup)
  const file = existsSync(path) ? realpathSync(path) : path
  using lock = new DatabaseSync(`${file}.lock`)
  try {
    lock.exec('begin exclusive')
  } catch {
    throw new Error(`A server uses ${file}. Stop the server first.`)
  }
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  try {
    using source = new DatabaseSync(backup, { readOnly: true })
    source.prepare('vacuum into ?').run(unfinished)
    if (existsSync(file)) carryOver(file, unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    const remedy = `If ${file} is damaged, move it to another folder and restore again.`
    throw new Error(`Nothing was restored: ${reasonOf(error)}. ${remedy}`)
  }
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.before-${stampOf(now)}${suffix}`)
  renameSync(unfinished, file)
  return checkBackup(file)
}

/** Restores a dump into an empty PostgreSQL database. @throws Error if the database has leads, because they would be lost */
function restorePostgres(dump: string, url: string): number {
  const isEmpty = countInPostgres(url, "pg_tables where tablename = 'lead'") === 0
  if (!isEmpty) throw new Error('The database has leads already. Create an empty one and set DATABASE_URL to it.')
  runPostgres('pg_restore', ['--no-owner', '--exit-on-error', dump], url)
  return countInPostgres(url, 'lead')
}

function main(): void {
  process.umask(0o077)
  const { DATABASE_URL: database, BACKUP_FOLDER: backupFolder } = readConfig(process.env)
  const [command, backup, ...rest] = process.argv.slice(2)
  if (command === 'restore' && backup && rest.length === 0) {
    const file = resolve(process.env.INIT_CWD ?? '', backup)
    const leads = database.kind === 'sqlite' ? restoreSqlite(file, database.file) : restorePostgres(file, database.url)
    const counted = leads === 1 ? '1 lead' : `${leads} leads`
    console.log(`The database has ${counted}. Repeat erasures made since the backup, then start the server.`)
  } else if (command === undefined) {
    if (backupFolder === undefined) throw new Error('BACKUP_FOLDER is not set: set it to an absolute path.')
    console.log(backUp(database, backupFolder))
    for (const name of rotate(backupFolder)) console.log(`Removed ${name}, which was older than 30 days.`)
  } else throw new Error('The arguments are wrong. Use "npm run backup" or "npm run backup -- restore FILE".')
}

if (import.meta.main) {
  try {
    main()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
