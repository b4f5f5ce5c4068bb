import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { finishFile, giveToOwnerOf } from '../database/owned-files.ts'
import { type DatabaseAddress, readConfig } from '../settings/config.ts'
import { reasonOf, StartError } from '../settings/start-error.ts'
import { runPostgres } from './postgres-programs.ts'
import { copySqlite } from './sqlite-files.ts'

export const BEFORE_UPGRADE_DUMP = 'before-upgrade.dump'

/** Copies an SQLite database beside it. Keeps one copy, because a failing start is repeated every few seconds. */
function copyBeside(path: string): void {
  const file = realpathSync(path)
  const copy = `${file}.before-upgrade`
  rmSync(`${copy}.unfinished`, { force: true })
  copySqlite(file, `${copy}.unfinished`)
  giveToOwnerOf(file, `${copy}.unfinished`)
  finishFile(`${copy}.unfinished`, copy)
}

/** Does the same in BACKUP_FOLDER for PostgreSQL. Without that folder or `pg_dump`, the update goes on. */
function dumpPostgres(url: string, folder: string | undefined): void {
  try {
    if (folder === undefined) throw new Error('BACKUP_FOLDER is not set')
    const unfinished = join(folder, 'unfinished-upgrade')
    runPostgres('pg_dump', ['--format=custom', `--file=${unfinished}`], url)
    giveToOwnerOf(folder, unfinished)
    finishFile(unfinished, join(folder, BEFORE_UPGRADE_DUMP))
  } catch (error) {
    console.error(`The tables are updated, and no copy from before could be made: ${reasonOf(error)}.`)
  }
}

/** Copies a database before its tables are updated. Runs this file as a program, because a large database takes seconds. */
export async function copyBeforeUpgrade(address: DatabaseAddress): Promise<void> {
  // The program reads the URL of PostgreSQL from the environment, because other accounts can read arguments.
  const file = address.kind === 'sqlite' ? [address.file] : []
  const words = [import.meta.filename, ...file]
  const [status] = await once(spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] }), 'close')
  if (status !== 0) throw new StartError('The tables were not updated, because no copy of them could be made.')
}

if (import.meta.main) {
  process.umask(0o077)
  try {
    const [file] = process.argv.slice(2)
    const { DATABASE_URL: database, BACKUP_FOLDER: folder } = readConfig(process.env)
    if (file !== undefined) copyBeside(file)
    else if (database.kind === 'postgres') dumpPostgres(database.url, folder)
  } catch (error) {
    console.error(reasonOf(error))
    process.exitCode = 1
  }
}
