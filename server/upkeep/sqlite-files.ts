import { DatabaseSync } from 'node:sqlite'
import { reasonOf } from '../settings/start-error.ts'

export const COUNT_LEADS = 'select count(*) as value from lead'
export function queryFile(file: string, query: string): unknown {
  using db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  return db.prepare(query).get()?.value
}

/** Returns the number of leads in a backup. @throws Error if it is not a complete database of leads */
export function checkBackup(file: string): number {
  try {
    using copy = new DatabaseSync(file, { readOnly: true })
    const [check] = Object.values(copy.prepare('pragma quick_check').get() ?? {})
    if (check !== 'ok') throw new Error(String(check))
    return Number(copy.prepare(COUNT_LEADS).get()?.value)
  } catch (error) {
    throw new Error(`${file} is not a complete backup: ${reasonOf(error)}. Choose another file.`)
  }
}

export function copySqlite(file: string, copy: string): void {
  using db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  // Otherwise the copy's inner pages keep rows that are erased later.
  db.exec('pragma secure_delete = on')
  db.prepare('vacuum into ?').run(copy)
}
