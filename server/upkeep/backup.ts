/**
 * `npm run backup` copies the database into BACKUP_FOLDER while the server runs. It removes backups older than 30 days, because erased
 * leads must disappear from backups too. `npm run backup -- restore FILE` restores a backup. The server must be stopped.
 */
import { resolve } from 'node:path'
import { readConfig } from '../settings/config.ts'
import { reasonOf } from '../settings/start-error.ts'
import { makeBackup, readBelievedTime } from './make-backup.ts'
import { restorePostgres } from './restore-postgres.ts'
import { restoreSqlite } from './restore-sqlite.ts'
import { rotateBackups } from './rotate-backups.ts'

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
  } else if (command === undefined) {
    if (folder === undefined) throw new Error('BACKUP_FOLDER is not set: set it to an absolute path.')
    const now = new Date()
    console.log(makeBackup(database, folder, now))
    const { removed, larger } = rotateBackups(folder, readBelievedTime(database, now), now)
    for (const file of removed) console.log(`Removed ${file}, which was too old.`)
    if (larger.length > 0)
      throw new Error(
        `Leads were lost: ${larger.join(', ')} has more than the newest backup. Restore it, which keeps newer leads. Remove it only if you deleted those leads on purpose.`,
      )
  } else throw new Error('The arguments are wrong. Use "npm run backup" or "npm run backup -- restore FILE".')
}

try {
  await main()
} catch (error) {
  console.error(reasonOf(error))
  process.exitCode = 1
}
