import { InvalidArgumentError } from 'commander'
import { DAY, HOUR } from '../../contract/time.ts'

const MINUTES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-22 01:22`, in Bangkok. */
export const bangkokMinute = (iso: string): string => MINUTES.format(new Date(iso))

/**
 * Reads `2026-11-01` (the start of that day in Bangkok), `24h` or `7d`.
 *
 * @returns ISO 8601 in UTC, as timestamps are stored
 */
export function parseSince(typed: string, now = new Date()): string {
  const [, count, unit] = /^(\d{1,5})([hd])$/.exec(typed) ?? []
  const day = /^\d{4}-\d\d-\d\d$/.test(typed) ? Date.parse(`${typed}T00:00+07:00`) : Number.NaN
  const since = count === undefined ? day : now.getTime() - Number(count) * (unit === 'h' ? HOUR : DAY)
  // A year of the Thai calendar would otherwise find nothing and look like an answer.
  if (since <= now.getTime()) return new Date(since).toISOString()
  throw new InvalidArgumentError('Expected a day that has been, such as 2026-11-01, or 24h, or 7d.')
}
