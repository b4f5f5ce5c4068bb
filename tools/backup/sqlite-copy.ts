import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { reasonOf } from '../../server/start-error.ts'
import { commandName } from '../run-command.ts'
import { unfinishedName } from './copies.ts'

/** `SQLITE_BUSY` in any of its kinds. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5

/**
 * In one step: between two, SQLite would begin anew whenever somebody else has written, and where the server does so each second a large
 * database would never be copied. Leads are not kept waiting: with its log, a database is written to while it is read.
 */
const ALL_PAGES = 2 ** 31 - 1

const LOG_FILES = ['-wal', '-shm']

/**
 * Opens a copy as a file that nobody writes to: SQLite otherwise makes files beside it, which stay, and refuses it where it cannot, as on a
 * disk that can only be read.
 */
function openCopy(file: string): DatabaseSync {
  const address = pathToFileURL(file)
  address.search = '?immutable=1'
  return new DatabaseSync(address, { readOnly: true })
}

/**
 * How many leads a copy holds.
 *
 * @throws Error when it is not a whole database of leads
 */
export function checkCopy(file: string): number {
  try {
    const log = `${file}-wal`
    // Opened as a file that nobody writes to, it would be read without its log, and nothing would be amiss.
    if (statSync(log, { throwIfNoEntry: false })?.size) {
      throw new Error(
        `more are in ${log}: make one with DATABASE_URL=file:${file} ${commandName('backup')} --to FOLDER`,
      )
    }
    using db = openCopy(file)
    const { integrity_check: verdict } = db.prepare('pragma integrity_check').get() ?? {}
    if (verdict !== 'ok') throw new Error(String(verdict))
    return Number(db.prepare('select count(*) as leads from lead').get()?.leads)
  } catch (error) {
    // Of a file that is none of its own SQLite says that much, and not which one it is.
    throw new Error(`${file} is no whole copy of the leads (${reasonOf(error)})`, { cause: error })
  }
}

/**
 * Copies a database while the server writes: copying the file by hand would miss what is still in its log.
 *
 * @returns how many leads the copy holds
 */
export async function copySqlite(source: string, target: string): Promise<number> {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`)
  const unfinished = unfinishedName(target)
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(db, unfinished, { rate: ALL_PAGES })
    const leads = checkCopy(unfinished)
    chmodSync(unfinished, 0o600)
    // Under its name only once it is whole: what is there can be restored.
    renameSync(unfinished, target)
    return leads
  } finally {
    db.close()
    rmSync(unfinished, { force: true })
  }
}

/**
 * Writes what is still in the log into the file, as the only one who has it open. A damaged database keeps its log, which belongs to it.
 *
 * @throws Error while a server, or anything else, has it open
 */
function closeLog(file: string): void {
  using db = new DatabaseSync(file, { timeout: 1000 })
  try {
    db.exec('pragma locking_mode = exclusive; pragma wal_checkpoint(truncate); begin exclusive; commit')
  } catch (error) {
    if (!isBusy(error)) return
    throw new Error(
      `${file} is in use: stop the server, "leads watch" wherever it runs, and any other program that reads it`,
    )
  }
}

/** Where a database goes that a copy takes the place of. What was moved aside in the same second keeps its name: the next one has this. */
function asideName(file: string, moment: Date): string {
  const name = `${file}.until-${moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`
  return existsSync(name) ? asideName(file, new Date(moment.getTime() + 1000)) : name
}

/** Whether a file is a database that `restoreSqlite` moved aside, and not its log; both are names without a folder. */
export const isMovedAside = (name: string, database: string) =>
  name.startsWith(`${database}.until-`) && name.endsWith('Z')

/** Gives a file a second name, or where the disk has no such thing a copy under it. */
function nameToo(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch {
    copyFileSync(file, name, constants.COPYFILE_EXCL)
  }
}

/** Waits until a file is on the disk: one that has the name of another before its own content would be empty after a power cut. */
function settle(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

/** @throws Error that says of both files how they are */
function checkedLeads(copy: string, file: string): number {
  try {
    return checkCopy(copy)
  } catch (error) {
    const untouched = existsSync(file) ? `. ${file} is as it was` : ''
    throw new Error(`${reasonOf(error)}${untouched}`, { cause: error })
  }
}

export interface Restored {
  /** How many leads are there now. */
  leads: number
  /** Where the database is that was there before; undefined where there was none. */
  before: string | undefined
}

/**
 * Puts a copy in the place of the database, which is moved aside: whatever it holds that the copy does not can still be read.
 *
 * @throws Error when the copy is not whole, or the database is in use; then nothing was changed
 */
export function restoreSqlite(copy: string, file: string, moment: Date): Restored {
  const leads = checkedLeads(copy, file)
  const folder = dirname(file)
  const unfinished = `${file}.restoring`
  let before: string | undefined
  if (existsSync(file)) {
    closeLog(file)
    before = asideName(file, moment)
  }
  try {
    copyFileSync(copy, unfinished)
    chmodSync(unfinished, 0o600)
    // Restored by root, it still has to be the service's.
    const { uid, gid } = statSync(existsSync(file) ? file : folder)
    if (process.getuid?.() === 0) chownSync(unfinished, uid, gid)
    settle(unfinished)
    // The database has its name until the copy takes it: without one there, a server that is started would begin an empty one.
    if (before !== undefined) nameToo(file, before)
    // An old log beside a restored file would damage it.
    for (const suffix of LOG_FILES) {
      if (!existsSync(file + suffix)) continue
      if (before === undefined) rmSync(file + suffix)
      else renameSync(file + suffix, before + suffix)
    }
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return { leads, before }
}

/** The moments at which people were erased since a copy was made: the copy still has them. */
export function erasedSince(before: string, copy: string): string[] {
  const erasures = (opened: DatabaseSync, after: string) => {
    using db = opened
    const rows = db.prepare("select at from audit where action = 'erase' and at > ? order by at").all(after)
    return rows.map(({ at }) => String(at))
  }
  return erasures(new DatabaseSync(before, { readOnly: true }), erasures(openCopy(copy), '').at(-1) ?? '')
}
