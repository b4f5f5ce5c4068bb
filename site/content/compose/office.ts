import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { hoursOnWeekday, type OfficeHours } from '../../../contract/office-days.ts'
import { isoDay } from '../../../contract/time.ts'
import type { HolidaysFile } from '../schemas/company.ts'
import { type Figures, formatWeekday, getFigureValue } from './figure.ts'

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

export const findOpenYears = (years: readonly number[], days: readonly Date[]) =>
  years.filter((year) => !days.some((day) => day.getUTCFullYear() === year))

function getWeek(figures: Figures) {
  const [opens, closes] = ['opens', 'closes'].map((name) => figures.get(`hours.saturday.${name}`)?.value)
  return {
    opens: getFigureValue(figures, 'hours.opens'),
    closes: getFigureValue(figures, 'hours.closes'),
    firstDay: getFigureValue(figures, 'hours.firstDay'),
    lastDay: getFigureValue(figures, 'hours.lastDay'),
    ...(opens !== undefined && closes !== undefined && { saturday: { opens, closes } }),
  }
}

export const getOfficeHours = (figures: Figures, { days }: Holidays): OfficeHours => ({
  ...getWeek(figures),
  holidays: days,
})

/** The hours that a distribution takes, and the average hours from its end to the first story. */
export const getDistributionHours = (figures: Figures) => ({
  hoursFrom: getFigureValue(figures, 'distribution.hoursFrom'),
  hoursTo: getFigureValue(figures, 'distribution.hoursTo'),
  hoursToPublication: getFigureValue(figures, 'thai.hoursToPublication'),
})

const PUBLIC_HOLIDAYS = { en: 'public holidays', th: 'วันหยุดนักขัตฤกษ์' }
const WEEKEND = { en: 'weekends', th: 'วันเสาร์–อาทิตย์' }

/** Names the weekdays on which the office is closed: `weekends`, `Sundays`. Empty if it is open every day. */
function nameClosedDays(figures: Figures, locale: Locale): string {
  const week = getWeek(figures)
  const closed = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => !hoursOnWeekday(weekday, week))
  if (closed.join() === '6,7') return WEEKEND[locale]
  const names = closed
    .map((day) => formatWeekday(day, locale))
    .map((name) => (locale === 'en' ? `${name}s` : `วัน${name}`))
  return new Intl.ListFormat(LANGUAGE_TAGS[locale]).format(names)
}

/** Texts about the office week, for placeholders such as `{hours.week}`. */
export function describeOfficeWeek(figures: Figures, locale: Locale): [name: string, text: string][] {
  const text = (name: string) => figures.get(`hours.${name}`)?.text ?? ''
  const days =
    locale === 'en' ? `${text('firstDay')} to ${text('lastDay')},` : `วัน${text('firstDay')}–${text('lastDay')}`
  const hours = (group: string) =>
    locale === 'en'
      ? `${text(`${group}opens`)}\u00A0to\u00A0${text(`${group}closes`)}`
      : `${text(`${group}opens`)}–${text(`${group}closes`)}\u00A0น.`
  const saturday =
    getWeek(figures).saturday &&
    (locale === 'en' ? `, Saturday ${hours('saturday.')}` : ` วันเสาร์ ${hours('saturday.')}`)
  const closed = nameClosedDays(figures, locale)
  const holidays = PUBLIC_HOLIDAYS[locale]
  return [
    ['hours.week', `${days} ${hours('')}${saturday ?? ''}`],
    ['hours.closedDays', closed || holidays],
    ['hours.daysOff', closed ? `${closed}${locale === 'en' ? ' and ' : 'และ'}${holidays}` : holidays],
  ]
}
