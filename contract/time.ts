import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** Milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day of a date in UTC: `2026-11-21`. Dates in the content are UTC. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

const format = (tag: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })

const JOINED = { en: ', ', th: ' เวลา\u00A0' } as const

const formatLongDate = (moment: number, zone: string, locale: Locale) =>
  format(LANGUAGE_TAGS[locale], zone, { dateStyle: 'long' }).format(moment)

/** `2:00 PM`, `14.00 น.` */
export function formatTime(moment: number, zone: string, locale: Locale): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  // Browsers put different kinds of space before PM.
  if (locale === 'en') return format('en-US', zone, time).format(moment).replace(/\s/, '\u00A0')
  const [hour, minute] = format('en-US', zone, { ...time, hourCycle: 'h23' })
    .format(moment)
    .split(':')
  return `${Number(hour)}.${minute}\u00A0น.`
}

/** `Saturday, November 21, 2026`, `วันเสาร์ที่ 21 พฤศจิกายน 2569` */
export function formatDay(moment: number, zone: string, locale: Locale): string {
  const weekday = format(LANGUAGE_TAGS[locale], zone, { weekday: 'long' }).format(moment)
  const date = formatLongDate(moment, zone, locale)
  return locale === 'en' ? `${weekday}, ${date}` : `${weekday}ที่ ${date}`
}

/** `November 21, 2026, 2:00 PM`, `21 พฤศจิกายน 2569 เวลา 14.00 น.` */
export const formatDateTime = (moment: number, zone: string, locale: Locale) =>
  formatLongDate(moment, zone, locale) + JOINED[locale] + formatTime(moment, zone, locale)

/** `Saturday, November 21, 2026, 2:00 PM`, `วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 14.00 น.` */
export const formatDayAndTime = (moment: number, zone: string, locale: Locale) =>
  formatDay(moment, zone, locale) + JOINED[locale] + formatTime(moment, zone, locale)

/** A longer wait is given in minutes. */
const MAX_SECONDS = 90

/**
 * A wait in words, rounded up: `1 second`, `30 seconds`, `7 minutes`, `7 นาที`.
 *
 * @param language a language tag
 */
export function formatWait(seconds: number, language: string): string {
  const [unit, amount] = seconds > MAX_SECONDS ? ['minute', seconds / 60] : ['second', seconds]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(amount)),
  )
}
