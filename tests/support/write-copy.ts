import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Writes what is a copy of the leads, as far as its head and its size tell. */
export function writeCopy(folder: string, name: string): void {
  if (name.endsWith('.dump')) {
    writeFileSync(join(folder, name), 'PGDMP, and then what was in the tables')
    return
  }
  using db = new DatabaseSync(join(folder, name))
  db.exec('create table lead (id)')
}
