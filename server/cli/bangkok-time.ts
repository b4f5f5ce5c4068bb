import { InvalidArgumentError } from 'commander'
import { arabicDigits } from '../../contract/locale.ts'
import { DAY, HOUR } from '../../contract/time.ts'

const MINUTES = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Bangkok',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** `2026-11-22 01:22`, in Bangkok. */
export const bangkokMinute = (iso: string): string => MINUTES.format(new Date(iso))

const UNITS: Record<string, number> = { h: HOUR, d: DAY }

/**
 * Reads `2026-11-01` (the start of that day in Bangkok), `24h` or `7d`.
 *
 * @returns ISO 8601 in UTC, as timestamps are stored
 */
export function parseSince(typed: string, now = new Date()): string {
  const text = arabicDigits(typed.trim())
  const [, count = '', unit = ''] = /^(\d{1,5})([hd])$/.exec(text) ?? []
  const milliseconds = count === '' ? dayStart(text) : now.getTime() - Number(count) * (UNITS[unit] ?? 0)
  if (Number.isNaN(milliseconds)) throw new InvalidArgumentError('Expected a day such as 2026-11-01, or 24h, or 7d.')
  // A year of the Thai calendar would otherwise find nothing and look like an answer.
  if (milliseconds > now.getTime()) throw new InvalidArgumentError(`${text} is in the future.`)
  return new Date(milliseconds).toISOString()
}

/** NaN if there is no such day: `Date.parse` would take February 30 for March 2. */
function dayStart(text: string): number {
  const start = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00+07:00`) : Number.NaN
  return Number.isNaN(start) || bangkokMinute(new Date(start).toISOString()) !== `${text} 00:00` ? Number.NaN : start
}
