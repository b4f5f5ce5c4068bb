import type { Locale } from '../../contract/locale.ts'
import type { OfficeHours } from '../../contract/office-days.ts'
import { isoDay } from '../../contract/time.ts'
import { type Figures, getFigureValue } from './figure.ts'
import type { HolidaysFile } from './schemas/company.ts'

export type Holidays = ReturnType<typeof composeHolidays>

export function composeHolidays({ years, confirmed, fixed, moving }: HolidaysFile, locale: Locale) {
  const named = fixed.map(({ month, day, name }) => ({ month, day, name: name[locale] }))
  const days = [
    ...named.map(({ month, day, name }) => ({
      day: [month, day].map((part) => `${part}`.padStart(2, '0')).join('-'),
      name,
    })),
    ...moving.flatMap(({ days, name }) => days.map((day) => ({ day: isoDay(day), name: name[locale] }))),
  ]
  return {
    years,
    confirmed,
    /** Holidays on the same date every year. */
    fixed: named,
    /** Every known holiday. `day` is a date such as `2027-02-21`, or `12-10` for every year. */
    days,
    /** Names of moving holidays that have no known date in at least one of the years. */
    open: moving.filter(({ days }) => findOpenYears(years, days).length > 0).map(({ name }) => name[locale]),
  }
}

/** Returns the years that contain none of the days. */
export const findOpenYears = (years: readonly number[], days: readonly Date[]) =>
  years.filter((year) => !days.some((day) => day.getUTCFullYear() === year))

export function getOfficeHours({ figures, holidays }: { figures: Figures; holidays: Holidays }) {
  return {
    opens: getFigureValue(figures, 'hours.opens'),
    closes: getFigureValue(figures, 'hours.closes'),
    firstDay: getFigureValue(figures, 'hours.firstDay'),
    lastDay: getFigureValue(figures, 'hours.lastDay'),
    holidays: [...holidays.days],
  } satisfies OfficeHours
}

/** The hours that a distribution takes, and the average hours from its end to the first story. */
export const getDistributionHours = (figures: Figures) => ({
  hoursFrom: getFigureValue(figures, 'distribution.hoursFrom'),
  hoursTo: getFigureValue(figures, 'distribution.hoursTo'),
  hoursToPublication: getFigureValue(figures, 'thai.hoursToPublication'),
})
