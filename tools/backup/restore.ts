/**
 * `krajai restore FILE`: puts a copy that `krajai backup` made in the place of DATABASE_URL. What was there is moved aside (SQLite)
 * or left alone (PostgreSQL: only an empty database is filled). Says what has to be done again by hand.
 */
import { accessSync, constants } from 'node:fs'
import { type DatabaseAddress, loadSettingsFile, readConfig } from '../../server/config.ts'
import { reasonOf } from '../../server/start-error.ts'
import { commandName, runCommand, typedPath } from '../run-command.ts'
import { counted } from './counted.ts'
import { restorePostgres } from './postgres-copy.ts'
import { erasedSince, restoreSqlite } from './sqlite-copy.ts'

const USAGE = `Usage: ${commandName('restore')} FILE, where FILE is what backup made`

const LEADS = commandName('leads')

/** sudo takes no variable along that stands before it. */
const SUDO = process.env.SUDO_USER ? 'sudo ' : ''

function* restoredSqlite(copy: string, file: string): Generator<string> {
  const { leads, before } = restoreSqlite(copy, file, new Date())
  yield `${file} holds ${counted(leads, 'lead')} of the backup. Start the server.`
  if (before === undefined) return
  yield `What was there is ${before}. Leads since the backup: ${SUDO}DATABASE_URL=file:${before} ${LEADS} list --since DAY`
  yield `Delete it, and ${before}-* with it, once nothing in it is missed: whoever is erased or has had their time stays in it.`
  let erased: string[]
  try {
    erased = erasedSince(before, copy)
  } catch {
    yield 'It cannot be read: repeat every erasure since the backup was made.'
    return
  }
  if (erased.length > 0) {
    yield `Repeat ${counted(erased.length, 'erasure')} made since the backup (${LEADS} erase), of ${erased.join(', ')}.`
  }
}

/** @throws Error that says what stands in the way: a file in a folder that may not be entered is not known to be missing */
function checkReadable(copy: string): void {
  try {
    accessSync(copy, constants.R_OK)
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT'
    throw new Error(missing ? `There is no ${copy}` : `This account cannot read ${copy}: ${reasonOf(error)}`)
  }
}

async function restore(copy: string, database: DatabaseAddress): Promise<string[]> {
  checkReadable(copy)
  if (database.kind === 'sqlite') return [...restoredSqlite(copy, database.file)]
  const leads = await restorePostgres(copy, database.url)
  return [
    `The database of DATABASE_URL holds ${counted(leads, 'lead')} of the backup. Start the servers with it.`,
    `Repeat every erasure since the backup was made: ${LEADS} erase.`,
  ]
}

await runCommand({ usage: USAGE, failed: 'Nothing was restored' }, async () => {
  const copy = typedPath()
  process.umask(0o077)
  loadSettingsFile()
  for (const line of await restore(copy, readConfig(process.env).database)) process.stdout.write(`${line}\n`)
})
