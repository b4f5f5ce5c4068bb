/** Which copies in a folder of backups have expired. */

import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '../../contract/time.ts'
import { momentOf } from './copy-names.ts'

/** What a copy is called until it is whole. Of two that are made in the same second, each has its own. */
export const unfinishedName = (target: string) => `${target}.${randomBytes(4).toString('hex')}.part`

/** A run adds one. One whose clock has jumped ahead would otherwise remove all but its own. */
const MAX_A_RUN = 2

/**
 * Copies older than so many days, the oldest first, no more than a run may remove. The newest is kept at any age: where backups have
 * stopped, it is all there is.
 */
export function expiredCopies(names: readonly string[], now: Date, keepDays: number): string[] {
  const copies = names.filter((name) => momentOf(name) !== undefined).sort()
  return copies
    .slice(0, -1)
    .filter((name) => now.getTime() - (momentOf(name)?.getTime() ?? 0) > keepDays * DAY)
    .slice(0, MAX_A_RUN)
}

/**
 * Removes what has expired, and what a backup that was broken off left behind.
 *
 * @returns the names of the copies that were removed
 */
export function rotate(folder: string, now: Date, keepDays: number): string[] {
  const names = readdirSync(folder)
  const expired = expiredCopies(names, now, keepDays)
  const isOld = (name: string) => {
    // Another run may have finished it meanwhile.
    const status = statSync(join(folder, name), { throwIfNoEntry: false })
    return status !== undefined && now.getTime() - status.mtimeMs > DAY
  }
  const brokenOff = names.filter((name) => /^leads-.*\.part(?:-\w+)?$/.test(name) && isOld(name))
  for (const name of [...expired, ...brokenOff]) rmSync(join(folder, name), { force: true })
  return expired
}
