/**
 * `npm run backup` copies the database into BACKUP_FOLDER while the server runs. It removes backups older than 30 days, because erased
 * leads must disappear from backups too. `npm run backup -- restore FILE` restores a backup. The server must be stopped. The server runs
 * `backup.ts before-upgrade` before it updates the tables of an earlier version.
 */
import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DAY } from '../../contract/time.ts'
import { migrate, refuseNewer } from '../database/open.ts'
import { createFolder, finishFile, giveToOwnerOf } from '../database/owned-files.ts'
import { openPostgres } from '../database/postgres.ts'
import { openExistingSqlite } from '../database/sqlite.ts'
import { believedTime } from '../settings/clock.ts'
import { type DatabaseAddress, readConfig } from '../settings/config.ts'
import { reasonOf, StartError } from '../settings/start-error.ts'

/** `leads-2026-11-26T02-30-00Z-40.db`: the time of the backup and its `stored` number. */
const BACKUP_NAME = /^leads-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)\.(?:db|dump)$/

const BEFORE_UPGRADE = 'before-upgrade.dump'

const LIFETIME = 30 * DAY
/** For a backup that may be the only copy of lost leads. */
const LONGEST_LIFETIME = 90 * DAY

const stampOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** By default, the programs of PostgreSQL know no CA. This is the file of Debian, Ubuntu, Alpine and Arch. */
const SYSTEM_CAS = '/etc/ssl/certs/ca-certificates.crt'

/** Runs a program of PostgreSQL and returns its output. The password is not an argument, because other accounts can read arguments. */
function runPostgres(program: string, words: readonly string[], url?: string, input?: string): string {
  const address = url === undefined ? undefined : new URL(url)
  const password = decodeURIComponent(address?.password ?? '')
  if (address) address.password = ''
  // Without a timeout, a PostgreSQL that accepts connections and never answers would hold the backup for ever.
  const defaults = { PGCONNECT_TIMEOUT: '10', PGSSLROOTCERT: SYSTEM_CAS }
  const env = { ...defaults, ...process.env, ...(password && { PGPASSWORD: password }) }
  const { error, status, stdout, stderr } = spawnSync(program, address ? [...words, `--dbname=${address}`] : words, {
    env,
    encoding: 'utf8',
    input,
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`)
  return stdout
}

const queryPostgres = (url: string, query: string) =>
  runPostgres(
    'psql',
    ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1'],
    url,
    query,
  ).trim()

const COUNT_LEADS = 'select count(*) as value from lead'
/** Erased leads count too, so an erasure does not lower the number. A backup with a higher number than the newest has lost leads. */
const COUNT_STORED = 'select (select count(*) from lead) + (select coalesce(sum(leads), 0) from audit) as value'

function queryFile(file: string, query: string): unknown {
  using db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  return db.prepare(query).get()?.value
}

/** Returns the number of leads in a backup. @throws Error if it is not a complete database of leads */
function checkBackup(file: string): number {
  try {
    using copy = new DatabaseSync(file, { readOnly: true })
    const [check] = Object.values(copy.prepare('pragma quick_check').get() ?? {})
    if (check !== 'ok') throw new Error(String(check))
    return Number(copy.prepare(COUNT_LEADS).get()?.value)
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${reasonOf(error)}. Choose another file.`)
  }
}

function migrationsOf(file: string): string[] {
  using copy = new DatabaseSync(file, { readOnly: true })
  return copy
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name))
}

function copySqlite(file: string, copy: string): void {
  using db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  // Otherwise the copy's inner pages keep rows that are erased later.
  db.exec('pragma secure_delete = on')
  db.prepare('vacuum into ?').run(copy)
}

/** Returns the last time that the server believed. In a database of an earlier version, returns when the server last ran. */
function readLastCheck(database: DatabaseAddress): Date {
  const query = (sql: string) =>
    database.kind === 'sqlite' ? queryFile(database.file, sql) : queryPostgres(database.url, sql)
  try {
    return new Date(String(query('select believed_at as value from clock')))
  } catch {
    return new Date(String(query('select written_at as value from write_probe')))
  }
}

/** @throws ClockError if the clock cannot be believed */
export const readBelievedTime = (database: DatabaseAddress, now = new Date()): Date =>
  believedTime(now, readLastCheck(database))

/** Makes a backup and returns its path. Only the account of the server can read a folder that is created. */
export function backUp(database: DatabaseAddress, folder: string, now = new Date()): string {
  createFolder(folder, database.kind === 'sqlite' ? database.file : undefined)
  const unfinished = join(folder, `unfinished-${process.pid}`)
  // A backup that looks old would be removed.
  const lastCheck = readLastCheck(database)
  let name = `leads-${stampOf(now < lastCheck ? lastCheck : now)}`
  try {
    if (database.kind === 'sqlite') {
      copySqlite(database.file, unfinished)
      checkBackup(unfinished)
      name += `-${queryFile(unfinished, COUNT_STORED)}.db`
    } else {
      name += `-${queryPostgres(database.url, COUNT_STORED)}.dump`
      runPostgres('pg_dump', ['--format=custom', `--file=${unfinished}`], database.url)
    }
    giveToOwnerOf(folder, unfinished)
    finishFile(unfinished, join(folder, name))
    return join(folder, name)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Returns the path of a backup of this time or, if there is one, of an earlier second. */
function freePath(folder: string, name: string, time: Date): string {
  const path = join(folder, name.replace('leads-', `leads-${stampOf(time)}`))
  return existsSync(path) ? freePath(folder, name, new Date(time.getTime() - 1000)) : path
}

/**
 * Removes backups older than 30 days. Keeps the newest. Keeps a backup from before leads were lost for 90 days.
 *
 * @param time a believed time
 * @param now backups after it were made while the clock was wrong, so they get this time
 * @returns the names of the removed files, and of those that have more leads
 */
export function rotate(folder: string, time: Date, now = time): { removed: string[]; larger: string[] } {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = time.getTime() - statSync(path).mtimeMs
    if ((name.startsWith('unfinished-') && age > DAY) || (name === BEFORE_UPGRADE && age > LIFETIME)) rmSync(path)
    const [, made = ''] = BACKUP_NAME.exec(name) ?? []
    if (made > stampOf(new Date(now.getTime() + DAY))) renameSync(path, freePath(folder, name.replace(made, ''), now))
  }
  const names = readdirSync(folder).sort()
  const copies = names.flatMap((name) => {
    const [, made = '', stored] = BACKUP_NAME.exec(name) ?? []
    return stored === undefined ? [] : [{ name, made, stored: Number(stored) }]
  })
  const newest = copies.at(-1)
  const isOlder = ({ made }: { made: string }, age: number) => made < stampOf(new Date(time.getTime() - age))
  const isLarger = ({ stored }: { stored: number }) => stored > (newest?.stored ?? 0)
  const removed = copies.filter(
    (copy) => copy !== newest && isOlder(copy, isLarger(copy) ? LONGEST_LIFETIME : LIFETIME),
  )
  for (const { name } of removed) rmSync(join(folder, name))
  const larger = copies.filter((copy) => isLarger(copy) && !removed.includes(copy))
  return { removed: removed.map(({ name }) => name), larger: larger.map(({ name }) => name) }
}

/** Copies an SQLite database. Keeps one copy, because a failing start is repeated every few seconds. */
function copySqliteBeforeUpgrade(path: string): void {
  const file = realpathSync(path)
  const copy = `${file}.before-upgrade`
  rmSync(`${copy}.unfinished`, { force: true })
  copySqlite(file, `${copy}.unfinished`)
  giveToOwnerOf(file, `${copy}.unfinished`)
  finishFile(`${copy}.unfinished`, copy)
}

/** Does the same in BACKUP_FOLDER for PostgreSQL. Without that folder or `pg_dump`, the update goes on. */
function dumpPostgresBeforeUpgrade(url: string, folder: string | undefined): void {
  try {
    if (folder === undefined) throw new Error('BACKUP_FOLDER is not set')
    const unfinished = join(folder, 'unfinished-upgrade')
    runPostgres('pg_dump', ['--format=custom', `--file=${unfinished}`], url)
    giveToOwnerOf(folder, unfinished)
    finishFile(unfinished, join(folder, BEFORE_UPGRADE))
  } catch (error) {
    console.error(`The tables are updated, and no copy from before could be made: ${reasonOf(error)}.`)
  }
}

/** Copies a database before its tables are updated. Runs this file as a program, because a large database takes seconds. */
export async function copyBeforeUpgrade(address: DatabaseAddress): Promise<void> {
  // The program reads the URL of PostgreSQL from the environment, because other accounts can read arguments.
  const file = address.kind === 'sqlite' ? [address.file] : []
  const words = [import.meta.filename, 'before-upgrade', ...file]
  const [status] = await once(spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  if (status !== 0) throw new StartError('The tables were not updated, because no copy of them could be made.')
}

/** The columns that a table has in both databases, which may be of different versions. */
function sharedColumns(db: DatabaseSync, table: string): string {
  const query = `select name from pragma_table_info(?, 'main') where name in (select name from pragma_table_info(?, 'present'))`
  return db
    .prepare(query)
    .all(table, table)
    .map(({ name }) => name)
    .join(', ')
}

/**
 * Copies the rows of the present database into the restored one. They replace older versions of the same rows. Leads that were deleted
 * after the backup are deleted again.
 *
 * @returns the number of leads that an earlier version deleted after the backup. It did not store their ids
 */
function carryOver(present: string, restored: string): number {
  using writer = new DatabaseSync(present)
  writer.exec('pragma wal_checkpoint(truncate)')
  // With foreign keys, `insert or replace` of a lead deletes its deliveries.
  using db = new DatabaseSync(restored, { enableForeignKeyConstraints: false })
  db.prepare('attach ? as present').run(present)
  db.exec('pragma main.secure_delete = on; create temp table earlier as select id from main.audit')
  for (const table of ['lead', 'delivery', 'follow_up', 'idempotency', 'audit', 'deleted_lead', 'clock']) {
    const columns = sharedColumns(db, table)
    if (columns) db.exec(`insert or replace into main.${table} (${columns}) select ${columns} from present.${table}`)
  }
  db.exec(
    'detach present; pragma foreign_keys = on; delete from lead where id in (select id from deleted_lead); vacuum',
  )
  const unknown = `select coalesce(sum(leads), 0) as leads from audit
    where id not in (select id from earlier) and id not in (select audit_id from deleted_lead)`
  return Number(db.prepare(unknown).get()?.leads)
}

interface Restored {
  leads: number
  /** True if leads that were deleted after the backup may be back. */
  hasDeleted: boolean
}

/**
 * Replaces an SQLite database with a backup, also with one of an earlier version. Keeps what is newer in the present database: leads,
 * deliveries and the work of the staff. The present file stays beside the restored one.
 *
 * @throws Error if a server uses the database, or if the present database is damaged; nothing has changed then
 */
export async function restoreSqlite(backup: string, path: string, now = new Date()): Promise<Restored> {
  checkBackup(backup)
  refuseNewer(migrationsOf(backup), backup)
  const file = existsSync(path) ? realpathSync(path) : path
  const hasPresent = existsSync(file)
  // The server's account must be able to open what root restores.
  const model = hasPresent ? file : dirname(file)
  using lock = new DatabaseSync(`${file}.lock`)
  giveToOwnerOf(model, `${file}.lock`)
  try {
    lock.exec('begin exclusive')
  } catch {
    throw new Error(`A server uses ${file}. Stop the server first.`)
  }
  const unfinished = `${file}.unfinished`
  rmSync(unfinished, { force: true })
  let unknown = 0
  try {
    copySqlite(backup, unfinished)
    {
      await using db = openExistingSqlite(unfinished, false)
      await migrate(db)
    }
    if (hasPresent) unknown = carryOver(file, unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    const remedy = `If ${file} is damaged, move it to another folder and restore again.`
    throw new Error(`Nothing was restored: ${reasonOf(error)}. ${remedy}`)
  }
  giveToOwnerOf(model, unfinished)
  if (hasPresent) chmodSync(unfinished, statSync(file).mode)
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.before-${stampOf(now)}${suffix}`)
  finishFile(unfinished, file)
  return { leads: checkBackup(file), hasDeleted: !hasPresent || unknown > 0 }
}

/** Does the same as `carryOver` for PostgreSQL. The rows of a lead in the present database replace those in the restored one. */
function carryOverPostgres(url: string, restored: string): void {
  const ids = queryPostgres(url, `select coalesce(json_agg(id), '[]') from lead`)
  queryPostgres(restored, `delete from lead where id in (select json_array_elements_text('${ids}'))`)
  for (const table of ['lead', 'delivery', 'follow_up', 'idempotency', 'audit', 'deleted_lead']) {
    const rows = queryPostgres(url, `select coalesce(json_agg(present), '[]') from ${table} present`)
    // The end of the text must be unknown to visitors, who wrote some of it.
    const quote = `$rows${randomUUID().replaceAll('-', '')}$`
    const recordset = `json_populate_recordset(null::${table}, ${quote}${rows}${quote})`
    queryPostgres(restored, `insert into ${table} select * from ${recordset} on conflict do nothing`)
  }
  queryPostgres(restored, 'delete from lead where id in (select id from deleted_lead)')
}

/**
 * Restores a dump into an empty PostgreSQL database. With a name, the database is on the server of `url`, and keeps what is newer in the
 * database of `url`.
 *
 * @throws Error if the database has leads, because they would be lost
 */
async function restorePostgres(dump: string, url: string, name: string | undefined): Promise<Restored> {
  const target = new URL(url)
  if (name) target.pathname = `/${name}`
  const isEmpty = queryPostgres(target.href, "select count(*) from pg_tables where tablename = 'lead'") === '0'
  if (!isEmpty) throw new Error('The database has leads already. Create an empty one and restore into it.')
  const migrations = runPostgres('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', dump])
  refuseNewer(migrations.match(/^\d{4}-\S+/gm) ?? [], dump)
  runPostgres('pg_restore', ['--no-owner', '--exit-on-error', dump], target.href)
  {
    await using db = openPostgres(target.href, { statementMilliseconds: 0, report: () => undefined })
    await migrate(db)
  }
  const knowsDeleted = name && queryPostgres(url, "select to_regclass('deleted_lead') is not null") === 't'
  if (knowsDeleted) carryOverPostgres(url, target.href)
  return { leads: Number(queryPostgres(target.href, COUNT_LEADS)), hasDeleted: !knowsDeleted }
}

async function main(): Promise<void> {
  process.umask(0o077)
  const { DATABASE_URL: database, BACKUP_FOLDER: folder } = readConfig(process.env)
  const [command, backup, name, ...rest] = process.argv.slice(2)
  if (command === 'restore' && backup && rest.length === 0 && (!name || database.kind === 'postgres')) {
    const file = resolve(process.env.INIT_CWD ?? '', backup)
    const restoring =
      database.kind === 'sqlite' ? restoreSqlite(file, database.file) : restorePostgres(file, database.url, name)
    const { leads, hasDeleted } = await restoring
    const next = hasDeleted ? 'Repeat erasures made since the backup, then start the server.' : 'Start the server.'
    console.log(`The database has ${leads === 1 ? '1 lead' : `${leads} leads`}. ${next}`)
  } else if (command === 'before-upgrade' && backup) copySqliteBeforeUpgrade(backup)
  else if (command === 'before-upgrade' && database.kind === 'postgres') dumpPostgresBeforeUpgrade(database.url, folder)
  else if (command === undefined) {
    if (folder === undefined) throw new Error('BACKUP_FOLDER is not set: set it to an absolute path.')
    const now = new Date()
    console.log(backUp(database, folder, now))
    const { removed, larger } = rotate(folder, readBelievedTime(database, now), now)
    for (const file of removed) console.log(`Removed ${file}, which was too old.`)
    if (larger.length > 0)
      throw new Error(
        `Leads were lost: ${larger.join(', ')} has more than the newest backup. Restore it, which keeps newer leads. Remove it only if you deleted those leads on purpose.`,
      )
  } else throw new Error('The arguments are wrong. Use "npm run backup" or "npm run backup -- restore FILE".')
}

if (import.meta.main) {
  try {
    await main()
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
