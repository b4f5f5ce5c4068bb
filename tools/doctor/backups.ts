import { HOUR } from '../../contract/time.ts'
import { type Copies, copiesIn } from '../../server/copies.ts'
import { reasonOf } from '../../server/start-error.ts'
import { commandName } from '../run-command.ts'
import { about, type Finding } from './finding.ts'

/** A copy is made every night, at most a quarter of an hour late; one that was left out is seen before the next. */
const OLDEST_HOURS = 30

/** A line has room for so many names. */
const NAMED = 3

/**
 * Whether copies of the leads are still made: of that nobody hears otherwise, until one is needed.
 *
 * @param folder of the copies, where it is known
 */
export function backupFinding(folder: string | undefined, now: Date): Finding {
  const backup = about('backup')
  if (folder === undefined)
    return backup.warning('not looked at: name the folder of the copies, BACKUP_FOLDER or --backups DIR')
  let copies: Copies
  try {
    copies = copiesIn(folder, now)
  } catch (error) {
    return backup.warning(`${folder} cannot be read: ${reasonOf(error)}`)
  }
  const { made, toCome, damaged } = copies
  const ahead =
    toCome.length === 0
      ? ''
      : `; ${toCome.length} of a day to come, which never expires: made by a wrong clock, delete it`
  const broken = damaged.slice(0, NAMED).map((name) => `; ${name} is no whole copy: delete it`)
  const also = [ahead, ...broken].join('')
  if (made.length === 0) return backup.warning(`no copy in ${folder}: ${commandName('backup')} --to ${folder}${also}`)
  const newest = Math.max(...made)
  const says = `the newest of ${made.length} in ${folder} is of ${new Date(newest).toISOString()}${also}`
  if (now.getTime() - newest > OLDEST_HOURS * HOUR) {
    return backup.warning(`${says}: journalctl -u krajai-backup says why there is none since`)
  }
  return also ? backup.warning(says) : backup.ok(says)
}
