import { DAY } from '../../../contract/time.ts'

/**
 * Clocks of time zones with nothing but `Intl`: not every browser has `Temporal`, against which the tests hold them.
 *
 * A reading is what a clock on the wall shows, in milliseconds as if that clock stood in Greenwich.
 */

/** What the clocks of a zone show at a moment. Swedish writes `2026-11-21 14:00:00`. */
export const readClock = (moment: number, timeZone: string) =>
  Date.parse(`${new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`)

const offsetAt = (moment: number, zone: string) => readClock(moment, zone) - Math.floor(moment / 1000) * 1000

/**
 * The moment at which the clocks of a zone show a reading. Where they show it twice, as in the night that ends summer time, it is the
 * first; where they never do, as in the night that begins it, it is as long after the jump as the reading is.
 */
export function toMoment(reading: number, zone: string): number {
  const before = offsetAt(reading - DAY, zone)
  const after = offsetAt(reading + DAY, zone)
  const possible = [reading - before, reading - after].filter((moment) => readClock(moment, zone) === reading)
  return possible.length > 0 ? Math.min(...possible) : reading - before
}

/** A reading as `<input type="datetime-local">` writes it: `2026-11-21T14:00`. */
export const formatReading = (reading: number) => new Date(reading).toISOString().slice(0, 16)

/** Parses the value of `<input type="datetime-local">`. A year outside this century is mistyped. */
export function parseReading(written: string): number | undefined {
  const reading = Date.parse(`${written}Z`)
  return /^20\d\d-/.test(written) && !Number.isNaN(reading) ? reading : undefined
}
