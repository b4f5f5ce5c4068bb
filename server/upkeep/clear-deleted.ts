import { DatabaseSync } from 'node:sqlite'

/** Another program may write. */
const WAIT_MILLISECONDS = 5_000

function truncateWal(db: DatabaseSync): void {
  if (db.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0)
    throw new Error('another program reads the database')
}

/**
 * Removes deleted rows from the bytes of an SQLite file and of its write-ahead log. `secure_delete` overwrites a row where it was last,
 * but SQLite has also moved rows between pages. So the whole file is written anew, which needs twice its size of free disk. Forms wait
 * for it.
 *
 * @throws Error if another program holds the database, or the disk is full; nothing has changed then
 */
export function clearDeleted(file: string): void {
  using db = new DatabaseSync(file, { timeout: WAIT_MILLISECONDS })
  db.exec('pragma secure_delete = on')
  // While another program reads, each `vacuum` would make the log longer by the whole file.
  truncateWal(db)
  db.exec('vacuum')
  truncateWal(db)
}

/** The server runs this file as a program, because a large database takes seconds. */
if (import.meta.main) clearDeleted(process.argv[2] ?? '')
