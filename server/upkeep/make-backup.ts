import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder, finishFile, giveToOwnerOf } from '../database/owned-files.ts'
import { believedTime } from '../settings/clock.ts'
import type { DatabaseAddress } from '../settings/config.ts'
import { queryPostgres, runPostgres } from './postgres-programs.ts'
import { stampOf } from './rotate-backups.ts'
import { checkBackup, copySqlite, queryFile } from './sqlite-files.ts'

/** Erased leads count too, so an erasure does not lower the number. A backup with a higher number than the newest has lost leads. */
const COUNT_STORED = 'select (select count(*) from lead) + (select coalesce(sum(leads), 0) from audit) as value'

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
export function makeBackup(database: DatabaseAddress, folder: string, now = new Date()): string {
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
