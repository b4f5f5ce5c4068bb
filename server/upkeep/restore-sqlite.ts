import { chmodSync, existsSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate, refuseNewer } from '../database/open.ts'
import { finishFile, giveToOwnerOf } from '../database/owned-files.ts'
import { openExistingSqlite } from '../database/sqlite.ts'
import { reasonOf } from '../settings/start-error.ts'
import { stampOf } from './rotate-backups.ts'
import { checkBackup, copySqlite } from './sqlite-files.ts'

function migrationsOf(file: string): string[] {
  using copy = new DatabaseSync(file, { readOnly: true })
  return copy
    .prepare('select name from kysely_migration')
    .all()
    .map(({ name }) => String(name))
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

export interface Restored {
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
    const remedy = `If ${file} is damaged, move it, its -wal and its -shm to another folder and restore again.`
    throw new Error(`Nothing was restored: ${reasonOf(error)}. ${remedy}`)
  }
  giveToOwnerOf(model, unfinished)
  if (hasPresent) chmodSync(unfinished, statSync(file).mode)
  for (const suffix of ['', '-wal', '-shm'])
    if (existsSync(file + suffix)) renameSync(file + suffix, `${file}.before-${stampOf(now)}${suffix}`)
  finishFile(unfinished, file)
  return { leads: checkBackup(file), hasDeleted: !hasPresent || unknown > 0 }
}
