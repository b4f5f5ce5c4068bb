import { LANGUAGE_TAGS, type Locale, toArabicDigits } from './locale.ts'

/** Milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day of a date in UTC: `2026-11-21`. Dates in the content are UTC. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** Thai people count years in the Buddhist Era, which is ahead by 543: 2569 is 2026. */
const BUDDHIST_ERA = 543

/** `2026` for 2026 and for 2569. Nothing that people enter here has a year between 2400 and 2700 of the Common Era. */
export const toCommonYear = (year: number) => (year >= 2400 && year < 2700 ? year - BUDDHIST_ERA : year)

/** Rewrites Thai digits, and the year at the start of a date: `2026-11-30` for `2569-11-30` and `๒๕๖๙-๑๑-๓๐`. */
export const toCommonDate = (written: string) =>
  toArabicDigits(written).replace(/^\d{4}(?=-)/, (year) => String(toCommonYear(Number(year))).padStart(4, '0'))

/** True if a text starts like `2026-11-30`, whether or not there is such a day. */
export const hasDateFormat = (written: string) => /^\d{4}-\d\d-\d\d/.test(written)

/** True if a text starts with a day of the calendar, such as `2028-02-29`. `Date` would read February 31 as March 3. */
export function startsWithDay(written: string): boolean {
  if (!hasDateFormat(written)) return false
  const date = new Date(written.slice(0, 10))
  return !Number.isNaN(date.getTime()) && written.startsWith(isoDay(date))
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Each format is made once: a slow phone needs milliseconds for each, and the release dates tool needs dozens. */
export function getFormat(tag: string, zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([tag, zone, options])
  const format = formats.get(name) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
  formats.set(name, format)
  return format
}

const JOINED = { en: ', ', th: ' เวลา\u00A0' } as const

const formatLongDate = (moment: number, zone: string, locale: Locale) =>
  getFormat(LANGUAGE_TAGS[locale], zone, { dateStyle: 'long' }).format(moment)

/** `2:00 PM`, `14.00 น.` */
export function formatTime(moment: number, zone: string, locale: Locale): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  // Browsers put different kinds of space before PM.
  if (locale === 'en') return getFormat('en-US', zone, time).format(moment).replace(/\s/, '\u00A0')
  const [hour, minute] = getFormat('en-US', zone, { ...time, hourCycle: 'h23' })
    .format(moment)
    .split(':')
  return `${Number(hour)}.${minute}\u00A0น.`
}

/** `Saturday, November 21, 2026`, `วันเสาร์ที่ 21 พฤศจิกายน 2569` */
export function formatDay(moment: number, zone: string, locale: Locale): string {
  const weekday = getFormat(LANGUAGE_TAGS[locale], zone, { weekday: 'long' }).format(moment)
  const date = formatLongDate(moment, zone, locale)
  return locale === 'en' ? `${weekday}, ${date}` : `${weekday}ที่ ${date}`
}

/** `November 21, 2026, 2:00 PM`, `21 พฤศจิกายน 2569 เวลา 14.00 น.` */
export const formatDateTime = (moment: number, zone: string, locale: Locale) =>
  formatLongDate(moment, zone, locale) + JOINED[locale] + formatTime(moment, zone, locale)

/** `Saturday, November 21, 2026, 2:00 PM`, `วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 14.00 น.` */
export const formatDayAndTime = (moment: number, zone: string, locale: Locale) =>
  formatDay(moment, zone, locale) + JOINED[locale] + formatTime(moment, zone, locale)

/** A day for a stamp: `Nov 30`, `30 พ.ย.` */
export const formatStamp = (moment: number, zone: string, locale: Locale) =>
  getFormat(LANGUAGE_TAGS[locale], zone, { day: 'numeric', month: 'short' }).format(moment)

/** `Mon, Nov 30, 9:00 AM`, `จันทร์ 30 พ.ย. 2569 เวลา 9.00 น.` */
export function formatShortDayAndTime(moment: number, zone: string, locale: Locale): string {
  const year = locale === 'th' ? 'numeric' : undefined
  const day = { weekday: 'short', day: 'numeric', month: 'short', year } as const
  const written = getFormat(LANGUAGE_TAGS[locale], zone, day).format(moment).replaceAll(' ', '\u00A0')
  return written + JOINED[locale] + formatTime(moment, zone, locale)
}

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
