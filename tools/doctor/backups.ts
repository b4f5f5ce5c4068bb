import { readdirSync } from 'node:fs'
import { reasonOf } from '../../server/start-error.ts'
import { momentOf } from '../backup/copies.ts'
import { about, type Finding } from './finding.ts'

const HOUR_MILLISECONDS = 3_600_000
/** A copy is made every night, at most a quarter of an hour late; one that was left out is seen before the next. */
const OLDEST_HOURS = 30

/** Whether copies of the leads are still made: of that nobody hears otherwise, until one is needed. */
export function backupFinding(folder: string, now: Date): Finding {
  const backup = about('backup')
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    return backup.warning(`${folder} cannot be read: ${reasonOf(error)}`)
  }
  const moments = names.flatMap((name) => momentOf(name)?.getTime() ?? [])
  if (moments.length === 0) return backup.warning(`no copy in ${folder}: krajai backup --to ${folder}`)
  const newest = Math.max(...moments)
  const says = `the newest of ${moments.length} in ${folder} is of ${new Date(newest).toISOString()}`
  return now.getTime() - newest > OLDEST_HOURS * HOUR_MILLISECONDS
    ? backup.warning(`${says}: journalctl -u krajai-backup says why there is none since`)
    : backup.ok(says)
}
