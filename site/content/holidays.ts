import type { Locale } from '../../contract/locale.ts'
import { isoDay } from '../../contract/time.ts'
import type { HolidaysFile } from './schemas/holidays.ts'

/** The holidays of the office in one language. */
export interface Holidays {
  /** The years that are entered, the last one last. */
  years: readonly number[]
  confirmed: boolean
  /** The same every year. */
  fixed: readonly { month: number; day: number; name: string }[]
  /** Every day that is known, in order: `2026-12-10`. */
  days: readonly { day: string; name: string }[]
  /** The names of those that have no day yet in one of the years. */
  open: readonly string[]
}

export function holidaysIn({ years, confirmed, fixed, moving }: HolidaysFile, locale: Locale): Holidays {
  const nameOf = ({ name }: { name: Record<Locale, string> }) => name[locale]
  const days = [
    ...years.flatMap((year) =>
      fixed.map((holiday) => ({
        day: isoDay(new Date(Date.UTC(year, holiday.month - 1, holiday.day))),
        name: nameOf(holiday),
      })),
    ),
    ...moving.flatMap((holiday) => holiday.days.map((day) => ({ day: isoDay(day), name: nameOf(holiday) }))),
  ]
  return {
    years,
    confirmed,
    fixed: fixed.map((holiday) => ({ month: holiday.month, day: holiday.day, name: nameOf(holiday) })),
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    open: moving.filter(({ days }) => openYears(years, days).length > 0).map(nameOf),
  }
}

/** The years in which none of the days falls. */
export const openYears = (years: readonly number[], days: readonly Date[]) =>
  years.filter((year) => !days.some((day) => day.getUTCFullYear() === year))
