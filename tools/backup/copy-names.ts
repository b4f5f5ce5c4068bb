/** The copies of the leads: their names tell when they were made. */
import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** `leads-2026-11-21T07-00-44Z.db`: sorts by time, and fits every file system. */
export const copyName = (moment: Date, ending: 'db' | 'dump') =>
  `leads-${moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.${ending}`

/** When a copy was made; undefined for any other file. */
export function momentOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = /^leads-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:db|dump)$/.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

/** As much of a file as tells what it is: of SQLite's, also how large it has to be. */
const HEAD_BYTES = 32

/** What a file begins with; undefined where it belongs to another account, which keeps it for itself. */
function headOf(file: string): Buffer | undefined {
  const head = Buffer.alloc(HEAD_BYTES)
  let descriptor: number
  try {
    descriptor = openSync(file, 'r')
  } catch (error) {
    if (/^(?:EACCES|EPERM)$/.test(String((error as NodeJS.ErrnoException).code))) return
    throw error
  }
  try {
    readSync(descriptor, head, 0, HEAD_BYTES, 0)
    return head
  } finally {
    closeSync(descriptor)
  }
}

/** Whether a file is a whole copy, as far as its head and its size tell: to read it all is for whoever restores it. */
function seemsWhole(file: string): boolean {
  try {
    const status = statSync(file)
    if (!status.isFile() || status.size < HEAD_BYTES) return false
    const head = headOf(file)
    if (head === undefined) return true
    if (file.endsWith('.dump')) return head.toString('latin1').startsWith('PGDMP')
    // The database file format of SQLite: the size of a page, where 1 is 65,536, and how many there are.
    const pageSize = head.readUInt16BE(16)
    const pages = head.readUInt32BE(28)
    const isDatabase = head.toString('latin1').startsWith('SQLite format 3\0')
    return isDatabase && pages > 0 && status.size >= pages * (pageSize === 1 ? 65_536 : pageSize)
  } catch {
    return false
  }
}

/** The copies of a folder, by their moments in milliseconds: those made until now, and those of a clock that was ahead. */
export interface Copies {
  made: readonly number[]
  toCome: readonly number[]
  /** The names of files that are called like a copy, and are none or not whole. */
  damaged: readonly string[]
}

/** What has a copy's name in a folder, the newest first. */
const namedIn = (folder: string) =>
  readdirSync(folder)
    .flatMap((name) => {
      const moment = momentOf(name)?.getTime()
      return moment === undefined ? [] : { name, moment }
    })
    .sort((one, other) => other.moment - one.moment)

/** @throws where the folder cannot be read */
export function copiesIn(folder: string, now: Date): Copies {
  const {
    made = [],
    toCome = [],
    damaged = [],
  } = Object.groupBy(namedIn(folder), ({ name, moment }) => {
    if (!seemsWhole(join(folder, name))) return 'damaged'
    return moment <= now.getTime() ? 'made' : 'toCome'
  })
  const moments = (copies: typeof made) => copies.map(({ moment }) => moment)
  return { made: moments(made), toCome: moments(toCome), damaged: damaged.map(({ name }) => name) }
}

/** When the newest copy was made; the beginning of time where there is none, or the folder cannot be read. */
export function newestCopy(folder: string, now: Date): Date {
  try {
    // No more of them is looked into than it takes: that is done at each scrape.
    const newest = namedIn(folder).find(({ name, moment }) => moment <= now.getTime() && seemsWhole(join(folder, name)))
    return new Date(newest?.moment ?? 0)
  } catch {
    return new Date(0)
  }
}
