/** The copies of the leads: their names tell when they were made. */
import { readdirSync } from 'node:fs'

/** `leads-2026-11-21T07-00-44Z.db`: sorts by time, and fits every file system. */
export const copyName = (moment: Date, ending: 'db' | 'dump') =>
  `leads-${moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.${ending}`

/** When a copy was made; undefined for any other file. */
export function momentOf(name: string): Date | undefined {
  const [, day, hour, minute, second] = /^leads-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:db|dump)$/.exec(name) ?? []
  return day === undefined ? undefined : new Date(`${day}T${hour}:${minute}:${second}Z`)
}

/** The copies of a folder, by their moments in milliseconds: those made until now, and those of a clock that was ahead. */
export interface Copies {
  made: readonly number[]
  toCome: readonly number[]
}

/** @throws where the folder cannot be read */
export function copiesIn(folder: string, now: Date): Copies {
  const moments = readdirSync(folder).flatMap((name) => momentOf(name)?.getTime() ?? [])
  const { made = [], toCome = [] } = Object.groupBy(moments, (moment) => (moment <= now.getTime() ? 'made' : 'toCome'))
  return { made, toCome }
}

/** When the newest copy was made; the beginning of time where there is none, or the folder cannot be read. */
export function newestCopy(folder: string, now: Date): Date {
  try {
    return new Date(Math.max(0, ...copiesIn(folder, now).made))
  } catch {
    return new Date(0)
  }
}
