/**
 * `krajai backup --to FOLDER [--keep-days 30]`: copies the leads of DATABASE_URL while the server runs, checks the copy, and
 * removes copies that have expired, because what was erased has to disappear from them too. docs/operations.md says more.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadSettingsFile, readConfig } from '../../server/config.ts'
import { commandName, fromCaller, Misuse, runCommand } from '../run-command.ts'
import { rotate } from './copies.ts'
import { copyName } from './copy-names.ts'
import { counted } from './counted.ts'
import { makeFolder } from './make-folder.ts'
import { dumpPostgres } from './postgres-copy.ts'
import { copySqlite } from './sqlite-copy.ts'

const USAGE = `Usage: ${commandName('backup')} --to FOLDER [--keep-days 30]`

function asked() {
  const { values } = parseArgs({ options: { to: { type: 'string' }, 'keep-days': { type: 'string', default: '30' } } })
  const keepDays = Number(values['keep-days'])
  if (values.to === undefined || !/^[1-9]\d{0,4}$/.test(values['keep-days'])) throw new Misuse()
  return { to: fromCaller(values.to), keepDays }
}

async function backUp(folder: string, keepDays: number): Promise<string> {
  loadSettingsFile()
  const { database } = readConfig(process.env)
  // Leads are personal data: for this account alone, here as there.
  process.umask(0o077)
  makeFolder(folder, 0o700)
  const now = new Date()
  const target = join(folder, copyName(now, database.kind === 'sqlite' ? 'db' : 'dump'))
  let holds = ''
  if (database.kind === 'sqlite') {
    holds = `: ${counted(await copySqlite(database.file, target), 'lead')}`
  } else {
    dumpPostgres(database.url, target)
  }
  const removed = rotate(folder, now, keepDays)
  return `${target}${holds}\n${removed.map((name) => `removed ${name}, older than ${keepDays} days\n`).join('')}`
}

await runCommand({ usage: USAGE, failed: 'No backup was made' }, async () => {
  const { to, keepDays } = asked()
  process.stdout.write(await backUp(to, keepDays))
})
