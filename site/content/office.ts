import { isOfficeDay, noonOf, type OfficeAhead, type OfficeHours } from '../../contract/office-days.ts'
import { DAY } from '../../contract/time.ts'
import { figureValues } from './figure.ts'
import { OFFICE_FIGURES } from './figure-rules.ts'
import type { Words } from './load-content.ts'

const YEAR = 366 * DAY

/** When the office is open, in the words of one language: every holiday that is known. */
export function officeOf({ figures, holidays }: Pick<Words, 'figures' | 'holidays'>) {
  return {
    ...figureValues(figures, OFFICE_FIGURES),
    holidays: [...holidays.days],
  } satisfies OfficeHours
}

/** The same for a page that is built at a moment: the holidays of the year ahead that do not fall on a day that is free anyway. */
export function officeAhead(words: Pick<Words, 'figures' | 'holidays'>, now: Date): OfficeAhead {
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
