/** The days on which the office works, and hours that run on such days alone. All of it by the clock of Bangkok. */

import { DAY, HOUR, isoDay } from './time.ts'

/** Bangkok knows no summer time: seven hours ahead of Greenwich all year. */
export const BANGKOK = 'Asia/Bangkok'
const AHEAD = 7 * HOUR

export interface OfficeHours {
  /** Hours of the day: 9 and 18. */
  opens: number
  closes: number
  /** Days of the week, 1 Monday to 7 Sunday. */
  firstDay: number
  lastDay: number
  /** Days on which it is closed for a reason of their own, as `2026-12-10`. */
  holidays: readonly { day: string; name: string }[]
}

const readingOf = (moment: number) => moment + AHEAD
const momentOf = (reading: number) => reading - AHEAD

/** The day in Bangkok on which a moment falls: `2026-11-21`. */
export const dayOf = (moment: number) => isoDay(new Date(readingOf(moment)))

/** The year in Bangkok into which a moment falls. */
export const yearOf = (moment: number) => new Date(readingOf(moment)).getUTCFullYear()

/** The moment of an hour in Bangkok, of a day such as `2026-11-21`. */
export const hourOf = (day: string, hour: number) => momentOf(Date.parse(day) + hour * HOUR)

/** Noon in Bangkok of a day such as `2026-11-21`. */
export const noonOf = (day: string) => hourOf(day, 12)

const midnightBefore = (moment: number) => momentOf(Math.floor(readingOf(moment) / DAY) * DAY)
export const midnightAfter = (moment: number) => midnightBefore(moment) + DAY

/** The holiday of the day on which a moment falls, if it is one. */
export function holidayAt(moment: number, { holidays }: OfficeHours) {
  const today = dayOf(moment)
  return holidays.find(({ day }) => day === today)
}

/** Whether the office works on the day on which a moment falls. */
export function isOfficeDay(moment: number, office: OfficeHours): boolean {
  const weekday = new Date(readingOf(moment)).getUTCDay() || 7
  return weekday >= office.firstDay && weekday <= office.lastDay && holidayAt(moment, office) === undefined
}

/** Whether somebody is there. */
export function isOfficeOpen(moment: number, office: OfficeHours): boolean {
  const hour = (moment - midnightBefore(moment)) / HOUR
  return isOfficeDay(moment, office) && hour >= office.opens && hour < office.closes
}

/** The moment itself where somebody is there, and else when the office opens next. */
export function firstOpenMoment(moment: number, office: OfficeHours): number {
  if (isOfficeOpen(moment, office)) return moment
  const opening = midnightBefore(moment) + office.opens * HOUR
  if (moment < opening && isOfficeDay(moment, office)) return opening
  return firstOpenMoment(midnightAfter(moment), office)
}

/** So many hours later, of which none runs on a day on which the office does not work. */
export function officeHoursLater(moment: number, hours: number, office: OfficeHours): number {
  if (!isOfficeDay(moment, office)) return officeHoursLater(midnightAfter(moment), hours, office)
  const leftToday = midnightAfter(moment) - moment
  if (hours * HOUR < leftToday) return moment + hours * HOUR
  return officeHoursLater(midnightAfter(moment), hours - leftToday / HOUR, office)
}
