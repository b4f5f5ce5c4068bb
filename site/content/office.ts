import type { Locale } from '../../contract/locale.ts'
import type { OfficeHours } from '../../contract/office-days.ts'
import { isoDay } from '../../contract/time.ts'
import { type Figures, figureValue } from './figure.ts'
import type { HolidaysFile } from './schemas/company.ts'

/** The holidays of the office in one language. */
export type Holidays = ReturnType<typeof holidaysIn>

export function holidaysIn({ years, confirmed, fixed, moving }: HolidaysFile, locale: Locale) {
  const named = fixed.map(({ month, day, name }) => ({ month, day, name: name[locale] }))
  const days = [
    ...years.flatMap((year) =>
      named.map(({ month, day, name }) => ({ day: isoDay(new Date(Date.UTC(year, month - 1, day))), name })),
    ),
    ...moving.flatMap(({ days, name }) => days.map((day) => ({ day: isoDay(day), name: name[locale] }))),
  ]
  return {
    /** The years whose holidays are entered, in order. */
    years,
    confirmed,
    /** Holidays on the same date every year. */
    fixed: named,
    /** Every known holiday, in order, such as `2026-12-10`. */
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    /** Holidays without a date yet in at least one of the years. */
    open: moving.filter(({ days }) => openYears(years, days).length > 0).map(({ name }) => name[locale]),
  }
}

/** Returns the years that contain none of the days. */
export const openYears = (years: readonly number[], days: readonly Date[]) =>
  years.filter((year) => !days.some((day) => day.getUTCFullYear() === year))

/** Returns the office hours with every known holiday. */
export function officeOf({ figures, holidays }: { figures: Figures; holidays: Holidays }) {
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
