import { DAY, getFormat, startsWithDay, toCommonDate } from '../../../contract/time.ts'

/**
 * Converts between moments and local times. Uses `Intl`, because not every browser has `Temporal`. The tests compare both.
 *
 * A reading is a local time in milliseconds, as if it were UTC.
 */

/** Returns the local time of a zone at a moment. Formats in Swedish, because `Date.parse` can read `2026-11-21 14:00:00`. */
export const readClock = (moment: number, timeZone: string) =>
  Date.parse(
    `${getFormat('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' }).format(moment).replace(' ', 'T')}Z`,
  )

const getOffset = (moment: number, zone: string) => readClock(moment, zone) - Math.floor(moment / 1000) * 1000

/**
 * Returns the moment of a local time. When summer time ends, some local times occur twice, and the first moment is returned. When
 * summer time starts, some local times do not exist, and they are moved forward by the length of the change.
 */
export function toMoment(reading: number, zone: string): number {
  const before = getOffset(reading - DAY, zone)
  const after = getOffset(reading + DAY, zone)
  const possible = [reading - before, reading - after].filter((moment) => readClock(moment, zone) === reading)
  return possible.length > 0 ? Math.min(...possible) : reading - before
}

/** Formats a reading for `<input type="datetime-local">`: `2026-11-21T14:00`. */
export const formatReading = (reading: number) => new Date(reading).toISOString().slice(0, 16)

/**
 * Parses the value of `<input type="datetime-local">`. Reads 2569 as 2026, because Thai people type both. Rejects years outside this
 * century, which are typing mistakes.
 */
export function parseReading(written: string): number | undefined {
  const common = toCommonDate(written)
  const reading = Date.parse(`${common}Z`)
  return /^20\d\d-/.test(common) && startsWithDay(common) && !Number.isNaN(reading) ? reading : undefined
}
