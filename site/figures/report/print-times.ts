import type { Locale } from '../../locale/paths.ts'

const tags = { en: 'en-US', th: 'th-TH' } as const
const HOUR = 3_600_000

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tags[locale], { timeZone: 'Asia/Bangkok', ...options })

/** An hour in Bangkok as the language writes it: `9 AM`, `9.00 น.`. */
export function hourOf(date: Date, locale: Locale): string {
  if (locale === 'en') return format('en', { hour: 'numeric' }).format(date)
  return `${Number(format('th', { hour: '2-digit', hourCycle: 'h23' }).format(date))}.00\u00A0น.`
}

/** `Thu 9 AM`, `พฤหัส 9.00 น.` */
export const dayAndHour = (date: Date, locale: Locale) =>
  `${format(locale, { weekday: 'short' }).format(date)} ${hourOf(date, locale)}`

/** `March 12, 2026, 9 AM`, `12 มีนาคม 2569 9.00 น.` */
export const dateAndHour = (date: Date, locale: Locale) =>
  `${format(locale, { dateStyle: 'long' }).format(date)}${locale === 'en' ? ', ' : ' เวลา\u00A0'}${hourOf(date, locale)}`

export const hoursAfter = (date: Date, hours: number) => new Date(date.getTime() + hours * HOUR)

/** A count with its thousands set apart. */
export const printed = (count: number, locale: Locale) => new Intl.NumberFormat(tags[locale]).format(count)
