import type { Locale } from '../../contract/locale.ts'
import type { OfficeHours } from '../../contract/office-days.ts'
import { isoDay } from '../../contract/time.ts'
import { type Figures, figureValue } from './figure.ts'
import type { HolidaysFile } from './schemas/company.ts'

/** The holidays of the office in one language. */
export interface Holidays {
  /** The years whose holidays are entered, in order. */
  years: readonly number[]
  confirmed: boolean
  /** Holidays on the same date every year. */
  fixed: readonly { month: number; day: number; name: string }[]
  /** Every known holiday, in order, such as `2026-12-10`. */
  days: readonly { day: string; name: string }[]
  /** Holidays without a date yet in at least one of the years. */
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

/** Returns the years that contain none of the days. */
export const openYears = (years: readonly number[], days: readonly Date[]) =>
  years.filter((year) => !days.some((day) => day.getUTCFullYear() === year))

interface OfficeWords {
  figures: Figures
  holidays: Holidays
}

/** Returns the office hours with every known holiday. */
export function officeOf({ figures, holidays }: OfficeWords) {
  return {
    opens: figureValue(figures, 'hours.opens'),
    closes: figureValue(figures, 'hours.closes'),
    firstDay: figureValue(figures, 'hours.firstDay'),
    lastDay: figureValue(figures, 'hours.lastDay'),
    holidays: [...holidays.days],
  } satisfies OfficeHours
}

/** The hours of a distribution, at least and at most, and the average hours from then to a first story. */
export const distributionHours = (figures: Figures) => ({
  hoursFrom: figureValue(figures, 'distribution.hoursFrom'),
  hoursTo: figureValue(figures, 'distribution.hoursTo'),
  hoursToPublication: figureValue(figures, 'thai.hoursToPublication'),
})
