/**
 * Copies the leads' SQLite file while the server runs: `node tools/with-runtime.js tools/backup/backup-leads.ts FILE FOLDER`.
 * Copying the file by hand would miss what is still in its log. docs/operations.md says how to restore one.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'

/** In steps, so that a long backup never keeps a lead waiting: writing goes on between them. */
const PAGES_AT_ONCE = 256

/** `leads-2026-11-21T07-00-44Z.db`: sorts by time, and fits every file system. */
const fileName = (moment: Date) => `leads-${moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.db`

/** @throws Error when the copy is not a whole database of leads */
function check(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const { integrity_check: verdict } = db.prepare('pragma integrity_check').get() ?? {}
    if (verdict !== 'ok') throw new Error(`The copy is damaged: ${verdict}`)
    return Number(db.prepare('select count(*) as leads from lead').get()?.leads)
  } finally {
    db.close()
  }
}

async function backUp(source: string, folder: string) {
  if (!existsSync(source)) throw new Error(`There is no database at ${source}`)
  // Leads are personal data: for this account alone, here as there.
  process.umask(0o077)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const target = join(folder, fileName(new Date()))
  const unfinished = `${target}.part`
  const db = new DatabaseSync(source, { readOnly: true, timeout: 5000 })
  try {
    await backup(db, unfinished, { rate: PAGES_AT_ONCE })
    const leads = check(unfinished)
    chmodSync(unfinished, 0o600)
    // Under its name only once it is whole: what is there can be restored.
    renameSync(unfinished, target)
    process.stdout.write(`${target}: ${leads} ${leads === 1 ? 'lead' : 'leads'}\n`)
  } finally {
    db.close()
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${unfinished}${suffix}`, { force: true })
  }
}

const [source, folder, ...rest] = process.argv.slice(2)
if (source === undefined || folder === undefined || rest.length > 0) {
  process.stderr.write('Usage: node tools/with-runtime.js tools/backup/backup-leads.ts FILE FOLDER\n')
  process.exitCode = 2
} else {
  try {
    await backUp(source, folder)
  } catch (error) {
    process.stderr.write(`No backup was made: ${(error as Error).message}\n`)
    process.exitCode = 1
  }
}
