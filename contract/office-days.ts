/** Office days and office hours in Bangkok. A `moment` is a timestamp in milliseconds. */

import type { Locale } from './locale.ts'
import { DAY, formatDateTime, HOUR, isoDay, MINUTE } from './time.ts'

export const BANGKOK = 'Asia/Bangkok'

/** When a lead was received, for its sender: `November 21, 2026, 2:00 PM ICT`, `21 พฤศจิกายน 2569 เวลา 14.00 น.` */
export const formatReceivedAt = (receivedAt: string, locale: Locale) =>
  formatDateTime(Date.parse(receivedAt), BANGKOK, locale) + (locale === 'en' ? '\u00A0ICT' : '')

const SATURDAY = 6

/** Bangkok has no daylight saving time. */
const UTC_OFFSET = 7 * HOUR

export interface OfficeHours {
  /** Hours of the day, such as 9 and 18. */
  opens: number
  closes: number
  /** Days of the week, from 1 for Monday to 7 for Sunday. */
  firstDay: number
  lastDay: number
  /** Hours of a Saturday that is not between these days. */
  saturday?: { opens: number; closes: number } | undefined
  /** `day` is a date such as `2027-02-21`, or `12-10` for a holiday on the same date every year. */
  holidays: readonly { day: string; name: string }[]
}

/** The least and the most hours from an approval to the end of a distribution. */
export interface SendingHours {
  hoursFrom: number
  hoursTo: number
}

/**
 * Data for the scripts that say whether the office is open, and when a release is sent. They include names of days and written times,
 * because `Intl` loads slowly on phones.
 */
export interface Office extends OfficeHours, SendingHours {
  /** `weekdays` start with Sunday. */
  days: { today: string; tomorrow: string; weekdays: readonly string[] }
  /** The hours at which the office opens: `{ 9: '9:00 AM' }`. */
  times: Readonly<Record<number, string>>
}

/** Shifts a moment, so that UTC methods of `Date` return Bangkok's time. */
const toBangkok = (moment: number) => moment + UTC_OFFSET

/** The day in Bangkok: `2026-11-21`. */
export const dayOf = (moment: number) => isoDay(new Date(toBangkok(moment)))

/** The first moment of a day in Bangkok. */
export const startOf = (day: string) => Date.parse(day) - UTC_OFFSET

/** The year in Bangkok. */
export const yearOf = (moment: number) => new Date(toBangkok(moment)).getUTCFullYear()

/** The hour of the day in Bangkok, such as 9 or 9.5. */
export const hourOf = (moment: number) => (toBangkok(moment) % DAY) / HOUR

const midnightBefore = (moment: number) => Math.floor(toBangkok(moment) / DAY) * DAY - UTC_OFFSET
export const midnightAfter = (moment: number) => midnightBefore(moment) + DAY

/** The holiday on the day of a moment, if there is one. */
export function holidayAt(moment: number, { holidays }: OfficeHours) {
  const today = dayOf(moment)
  return holidays.find(({ day }) => today.endsWith(day))
}

/** The hours on a day of the week, from 1 for Monday to 7 for Sunday. Undefined if the office is closed. */
export function hoursOnWeekday(
  weekday: number,
  { opens, closes, firstDay, lastDay, saturday }: Omit<OfficeHours, 'holidays'>,
) {
  if (weekday >= firstDay && weekday <= lastDay) return { opens, closes }
  return weekday === SATURDAY ? saturday : undefined
}

const hoursAt = (moment: number, office: OfficeHours) =>
  holidayAt(moment, office) ? undefined : hoursOnWeekday(new Date(toBangkok(moment)).getUTCDay() || 7, office)

/** True if the office works on the day of a moment. */
export const isOfficeDay = (moment: number, office: OfficeHours) => hoursAt(moment, office) !== undefined

export function isOfficeOpen(moment: number, office: OfficeHours): boolean {
  const hour = hourOf(moment)
  const hours = hoursAt(moment, office)
  return hours !== undefined && hour >= hours.opens && hour < hours.closes
}

/** The moment itself if the office is open, else the next opening. */
export function firstOpenMoment(moment: number, office: OfficeHours): number {
  if (isOfficeOpen(moment, office)) return moment
  const hours = hoursAt(moment, office)
  const opening = hours && midnightBefore(moment) + hours.opens * HOUR
  if (opening && moment < opening) return opening
  return firstOpenMoment(midnightAfter(moment), office)
}

/** Adds hours and skips days on which the office is closed. All 24 hours of an office day count. */
export function addHoursOfOfficeDays(moment: number, hours: number, office: OfficeHours): number {
  if (!isOfficeDay(moment, office)) return addHoursOfOfficeDays(midnightAfter(moment), hours, office)
  const leftToday = midnightAfter(moment) - moment
  if (hours * HOUR < leftToday) return moment + hours * HOUR
  return addHoursOfOfficeDays(midnightAfter(moment), hours - leftToday / HOUR, office)
}

/**
 * Calculates when an approved release is sent:
 * - The distribution starts at the approval, or when the office opens next.
 * - Its hours run day and night, but only on office days.
 * - A same-day distribution ends at the last minute of that day in Bangkok.
 */
export function calculateSending(
  { approved, sameDay = false }: { approved: number; sameDay?: boolean },
  office: OfficeHours,
  { hoursFrom, hoursTo }: SendingHours,
) {
  const begins = firstOpenMoment(approved, office)
  return {
    begins,
    earliest: sameDay ? begins : addHoursOfOfficeDays(begins, hoursFrom, office),
    latest: sameDay ? midnightAfter(begins) - MINUTE : addHoursOfOfficeDays(begins, hoursTo, office),
  }
}

/** The times of a release that is submitted now and approved by the next opening. All approvals until then are sent by `latest`. */
export function calculateSendingFrom(now: number, office: Office) {
  const approved = firstOpenMoment(isOfficeOpen(now, office) ? midnightAfter(now) : now, office)
  return { approved, ...calculateSending({ approved }, office, office) }
}
