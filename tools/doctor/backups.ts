import { readdirSync } from 'node:fs'
import { reasonOf } from '../../server/start-error.ts'
import { momentOf } from '../backup/copies.ts'
import { about, type Finding } from './finding.ts'

const HOUR_MILLISECONDS = 3_600_000
/** A copy is made every night, at most a quarter of an hour late; one that was left out is seen before the next. */
const OLDEST_HOURS = 30

/**
 * Whether copies of the leads are still made: of that nobody hears otherwise, until one is needed.
 *
 * @param folder of the copies, where it is known
 */
export function backupFinding(folder: string | undefined, now: Date): Finding {
  const backup = about('backup')
  if (folder === undefined) return backup.warning('not looked at: name the folder of the copies, --backups DIR')
  let names: string[]
  try {
    names = readdirSync(folder)
  } catch (error) {
    return backup.warning(`${folder} cannot be read: ${reasonOf(error)}`)
  }
  const dated = names.flatMap((name) => momentOf(name)?.getTime() ?? [])
  const moments = dated.filter((moment) => moment <= now.getTime())
  const toCome = dated.length - moments.length
  const ahead =
    toCome === 0 ? '' : `; ${toCome} of a day to come, which never expires: made by a wrong clock, delete it`
  if (moments.length === 0) return backup.warning(`no copy in ${folder}: krajai backup --to ${folder}${ahead}`)
  const newest = Math.max(...moments)
  const says = `the newest of ${moments.length} in ${folder} is of ${new Date(newest).toISOString()}${ahead}`
  if (now.getTime() - newest > OLDEST_HOURS * HOUR_MILLISECONDS) {
    return backup.warning(`${says}: journalctl -u krajai-backup says why there is none since`)
  }
  return toCome > 0 ? backup.warning(says) : backup.ok(says)
}
