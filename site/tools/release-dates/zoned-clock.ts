import { DAY, MINUTE } from '../../../contract/time.ts'

/**
 * Clocks of the world, as far as a question about an hour needs them: with nothing but `Intl`: not every browser has
 * `Temporal`, against which the tests hold it.
 *
 * A reading is what a clock on the wall shows, in milliseconds as if that clock stood in Greenwich.
 */

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** What the clocks of a zone show at a moment. */
export function readingAt(moment: number, zone: string): number {
  const parts = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 }
  for (const { type, value } of clockOf(zone).formatToParts(moment)) {
    if (Object.hasOwn(parts, type)) parts[type as keyof typeof parts] = Number(value)
  }
  const { year, month, day, hour, minute, second } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** How far the clocks of a zone are ahead of Greenwich at a moment, in milliseconds. */
export const offsetAt = (moment: number, zone: string) => readingAt(moment, zone) - Math.floor(moment / 1000) * 1000

/**
 * The moment at which the clocks of a zone show a reading. Where they show it twice, as in the night that ends summer time, it is the
 * first; where they never do, as in the night that begins it, it is as long after the jump as the reading is.
 */
export function momentOf(reading: number, zone: string): number {
  const before = offsetAt(reading - DAY, zone)
  const after = offsetAt(reading + DAY, zone)
  const possible = [reading - before, reading - after].filter((moment) => readingAt(moment, zone) === reading)
  return possible.length > 0 ? Math.min(...possible) : reading - before
}

/** The form of `<input type="datetime-local">`: `2026-11-21T14:00`. Whoever writes another century has mistyped it. */
const WRITTEN = /^(20\d\d)-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/** The reading that is written so, unless it is none: there is no February 30 and no 24:00. */
export function readingFrom(written: string): number | undefined {
  const [, ...digits] = WRITTEN.exec(written) ?? []
  if (digits.length === 0) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = digits.map(Number)
  const reading = Date.UTC(year, month - 1, day, hour, minute)
  return writtenReading(reading) === written ? reading : undefined
}

/** A reading as `<input type="datetime-local">` writes it. */
export const writtenReading = (reading: number) => new Date(reading).toISOString().slice(0, 16)

/** `UTC+7`, `UTC−3:30`, `UTC`. */
export function offsetName(moment: number, zone: string): string {
  const minutes = Math.round(offsetAt(moment, zone) / MINUTE)
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}
