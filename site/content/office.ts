import type { Locale } from '../../contract/locale.ts'
import { isOfficeDay, noonOf, type OfficeAhead, type OfficeHours } from '../../contract/office-days.ts'
import { DAY, isoDay } from '../../contract/time.ts'
import { type Figures, figureValues } from './figure.ts'
import { OFFICE_FIGURES } from './figure-rules.ts'
import type { HolidaysFile } from './schemas/company.ts'

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

const YEAR = 366 * DAY

interface OfficeWords {
  figures: Figures
  holidays: Holidays
}

/** When the office is open, in the words of one language: every holiday that is known. */
export function officeOf({ figures, holidays }: OfficeWords) {
  return {
    ...figureValues(figures, OFFICE_FIGURES),
    holidays: [...holidays.days],
  } satisfies OfficeHours
}

/** The same for a page that is built at a moment: the holidays of the year ahead that do not fall on a day that is free anyway. */
export function officeAhead(words: OfficeWords, now: Date): OfficeAhead {
  const office = officeOf(words)
  const weekdays = { ...office, holidays: [] }
  const [from, to] = [now.getTime() - DAY, now.getTime() + YEAR]
  return {
    ...office,
    confirmed: words.holidays.confirmed,
    holidays: office.holidays.filter(({ day }) => {
      const noon = noonOf(day)
      return noon > from && noon < to && isOfficeDay(noon, weekdays)
    }),
  }
}
