import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { BANGKOK } from '../../../contract/office-days.ts'
import { clockWords, HOUR } from '../../../contract/time.ts'

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { timeZone: BANGKOK, ...options })

/** The time in Bangkok as the language writes it: `9 AM`, `9.00 น.`; with minutes where there are any: `9:30 AM`, `9.30 น.`. */
export function hourOf(date: Date, locale: Locale): string {
  if (locale === 'th') return clockWords(date.getTime(), BANGKOK, locale)
  // Bangkok is whole hours from UTC.
  const hasMinutes = date.getUTCMinutes() > 0
  return format('en', { hour: 'numeric', ...(hasMinutes && { minute: '2-digit' }) }).format(date)
}

/** A day as it is written beside an hour. Thai says all of its name, without the word for day. */
const dayOf = (date: Date, locale: Locale) =>
  locale === 'en'
    ? format('en', { weekday: 'short' }).format(date)
    : format('th', { weekday: 'long' }).format(date).replace(/^วัน/, '')

/** `Thu 9 AM`, `พฤหัสบดี 9.00 น.` */
export const dayAndHour = (date: Date, locale: Locale) => `${dayOf(date, locale)} ${hourOf(date, locale)}`

/** The same where there is little room: `Thu 9 AM`, `พฤ. 9.00 น.` */
export const shortDayAndHour = (date: Date, locale: Locale) =>
  locale === 'en'
    ? dayAndHour(date, locale)
    : `${format('th', { weekday: 'narrow' }).format(date)}. ${hourOf(date, locale)}`

/** `March 12, 2026, 9 AM`, `12 มีนาคม 2569 เวลา 9.00 น.` */
export const dateAndHour = (date: Date, locale: Locale) =>
  `${format(locale, { dateStyle: 'long' }).format(date)}${locale === 'en' ? ', ' : ' เวลา\u00A0'}${hourOf(date, locale)}`

export const hoursAfter = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR)

/** A count with its thousands set apart. */
export const printed = (count: number, locale: Locale) => new Intl.NumberFormat(LANGUAGE_TAGS[locale]).format(count)
