import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '../../contract/time.ts'
import { BEFORE_UPGRADE_DUMP } from './copy-before-upgrade.ts'

/** `leads-2026-11-26T02-30-00Z-40.db`: the time of the backup and its `stored` number. */
const BACKUP_NAME = /^leads-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-(\d+)\.(?:db|dump)$/

/** An erased person must not stay longer in any copy. */
export const COPY_LIFETIME = 30 * DAY
/** For a backup that may be the only copy of lost leads. */
const LONGEST_LIFETIME = 90 * DAY

export const stampOf = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Returns the path of a backup of this time or, if there is one, of an earlier second. */
function freePath(folder: string, name: string, time: Date): string {
  const path = join(folder, name.replace('leads-', `leads-${stampOf(time)}`))
  return existsSync(path) ? freePath(folder, name, new Date(time.getTime() - 1000)) : path
}

/**
 * Removes backups older than 30 days. Keeps the newest. Keeps a backup from before leads were lost for 90 days.
 *
 * @param time a believed time
 * @param now backups after it were made while the clock was wrong, so they get this time
 * @returns the names of the removed files, and of those that have more leads
 */
export function rotateBackups(folder: string, time: Date, now = time): { removed: string[]; larger: string[] } {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const age = time.getTime() - statSync(path).mtimeMs
    if ((name.startsWith('unfinished-') && age > DAY) || (name === BEFORE_UPGRADE_DUMP && age > COPY_LIFETIME))
      rmSync(path)
    const [, made = ''] = BACKUP_NAME.exec(name) ?? []
    if (made > stampOf(new Date(now.getTime() + DAY))) renameSync(path, freePath(folder, name.replace(made, ''), now))
  }
  const names = readdirSync(folder).sort()
  const copies = names.flatMap((name) => {
    const [, made = '', stored] = BACKUP_NAME.exec(name) ?? []
    return stored === undefined ? [] : [{ name, made, stored: Number(stored) }]
  })
  const newest = copies.at(-1)
  const isOlder = ({ made }: { made: string }, age: number) => made < stampOf(new Date(time.getTime() - age))
  const isLarger = ({ stored }: { stored: number }) => stored > (newest?.stored ?? 0)
  const removed = copies.filter(
    (copy) => copy !== newest && isOlder(copy, isLarger(copy) ? LONGEST_LIFETIME : COPY_LIFETIME),
  )
  for (const { name } of removed) rmSync(join(folder, name))
  const larger = copies.filter((copy) => isLarger(copy) && !removed.includes(copy))
  return { removed: removed.map(({ name }) => name), larger: larger.map(({ name }) => name) }
}
