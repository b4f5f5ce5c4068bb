/**
 * `npm run backup`: copies the leads of DATABASE_URL into BACKUP_FOLDER while the server runs, and removes copies older than 30 days,
 * because erased leads have to disappear from copies too. `npm run backup -- restore FILE` puts a copy back; the server is stopped then.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { type DatabaseAddress, readConfig } from '../server/config.ts'
import { reasonOf } from '../server/start-error.ts'

const KEEP_MILLISECONDS = 30 * 24 * 60 * 60 * 1000

/** `leads-2026-11-26T02-30-00Z-40.db`: when the copy was made, and how many leads it holds. */
const NAME = /^leads-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)\.(?:db|dump)$/

const stampOf = (now: Date) => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Runs one of PostgreSQL's programs. The password goes by the environment: other accounts can read arguments. */
function runPostgres(program: string, words: readonly string[], url: string): void {
  const address = new URL(url)
  const password = decodeURIComponent(address.password)
  address.password = ''
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stderr } = spawnSync(program, [...words, `--dbname=${address}`], { env, encoding: 'utf8' })
  if (error) throw new Error(`${program} is needed: ${error.message}`)
  if (status !== 0) throw new Error(`${program} failed: ${stderr.trim()}`)
}

async function askPostgres(url: string, question: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return Number((await client.query({ text: question, rowMode: 'array' })).rows[0]?.[0])
  } finally {
    await client.end()
  }
}

/** How many leads a copy holds. @throws Error when it is not a complete database of leads */
function checkCopy(file: string): number {
  if (!existsSync(file)) throw new Error(`There is no file ${file}`)
  try {
    using copy = new DatabaseSync(file, { readOnly: true })
    const [check] = Object.values(copy.prepare('pragma quick_check').get() ?? {})
    if (check !== 'ok') throw new Error(String(check))
    return Number(copy.prepare('select count(*) as leads from lead').get()?.leads)
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${reasonOf(error)}`)
  }
}

/**
 * Makes a copy and returns its path.
 *
 * @param folder is created if missing, for this account alone
 */
export async function backUp(database: DatabaseAddress, folder: string, now = new Date()): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `unfinished-${process.pid}`)
  try {
    let leads: number
    if (database.kind === 'sqlite') {
      using db = new DatabaseSync(database.file, { readOnly: true, timeout: 10_000 })
      db.prepare('vacuum into ?').run(unfinished)
      leads = checkCopy(unfinished)
    } else {
      leads = await askPostgres(database.url, 'select count(*) from lead')
      runPostgres('pg_dump', ['--format=custom', `--file=${unfinished}`], database.url)
    }
    const target = join(folder, `leads-${stampOf(now)}-${leads}.${database.kind === 'sqlite' ? 'db' : 'dump'}`)
    renameSync(unfinished, target)
    return target
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
  const copies = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const [, made = '', leads] = NAME.exec(name) ?? []
      return leads === undefined ? [] : [{ name, made, leads: Number(leads) }]
    })
    .sort((one, other) => one.made.localeCompare(other.made))
  const newest = copies.at(-1)
  const oldest = stampOf(new Date(now.getTime() - KEEP_MILLISECONDS))
  const expired = copies.filter((copy) => copy !== newest && copy.made < oldest && copy.leads <= (newest?.leads ?? 0))
  for (const { name } of expired) rmSync(join(folder, name))
  return expired.map(({ name }) => name)
}

/** What the database has beyond the copy: leads with their rows, and the newer state of every delivery. */
const CARRY_OVER = ['lead', 'delivery', 'follow_up', 'idempotency', 'audit'].map(
  (table) => `insert or ${table === 'delivery' ? 'replace' : 'ignore'} into ${table} select * from present.${table}`,
)

/**
 * Puts a copy in the place of an SQLite database. Leads that came in since the copy are carried over with their deliveries; the present
 * file stays beside the restored one.
 *
 * @returns how many leads the restored database holds
 * @throws Error when a server uses the database, or when it cannot be read, so that leads would be lost; nothing is changed then
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
    if (existsSync(file)) {
      try {
        using present = new DatabaseSync(file)
        present.exec('pragma wal_checkpoint(truncate)')
        using db = new DatabaseSync(unfinished)
        db.prepare('attach ? as present').run(file)
        for (const statement of CARRY_OVER) db.exec(statement)
      } catch (error) {
        const remedy = `move ${file} to another folder and restore again`
        throw new Error(
          `${file} cannot be read, so leads since the backup would be lost (${reasonOf(error)}): ${remedy}`,
        )
      }
      for (const suffix of ['', '-wal', '-shm']) {
        if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.before-${stampOf(now)}${suffix}`)
      }
    }
    renameSync(unfinished, file)
    return checkCopy(file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Fills an empty PostgreSQL database from a dump. @throws Error when it has leads: they would be lost */
async function restorePostgres(dump: string, url: string): Promise<number> {
  const isEmpty = (await askPostgres(url, "select count(*) from pg_tables where tablename = 'lead'")) === 0
  if (!isEmpty) throw new Error('The database has leads: create an empty one, and set DATABASE_URL to it')
  runPostgres('pg_restore', ['--no-owner', '--exit-on-error', dump], url)
  return await askPostgres(url, 'select count(*) from lead')
}

async function main(): Promise<void> {
  process.umask(0o077)
  const { positionals } = parseArgs({ allowPositionals: true })
  const { DATABASE_URL: database, BACKUP_FOLDER: backupFolder } = readConfig(process.env)
  const [command, copy, ...rest] = positionals
  if (command === 'restore' && copy !== undefined && rest.length === 0) {
    const file = resolve(process.env.INIT_CWD ?? '', copy)
    const isSqlite = database.kind === 'sqlite'
    const leads = isSqlite ? restoreSqlite(file, database.file) : await restorePostgres(file, database.url)
    console.log(`The database holds ${leads} leads. Repeat erasures made since the backup, then start the server.`)
  } else if (command === undefined) {
    if (backupFolder === undefined) throw new Error('BACKUP_FOLDER is not set: the folder for the copies')
    console.log(await backUp(database, backupFolder))
    for (const name of rotate(backupFolder)) console.log(`Removed ${name}, older than 30 days`)
  } else throw new Error('Usage: npm run backup, or npm run backup -- restore FILE')
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
