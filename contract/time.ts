import { LANGUAGE_TAGS, type Locale } from './locale.ts'

/** In milliseconds. */
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The day of a date whose day is that of Greenwich, as dates in the content are: `2026-11-21`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10)

const format = (tag: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })

const JOINED = { en: ', ', th: ' เวลา\u00A0' } as const

const dateWords = (moment: number, zone: string, locale: Locale) =>
  format(LANGUAGE_TAGS[locale], zone, { dateStyle: 'long' }).format(moment)

/** The hour by the clocks of a zone: `2:00 PM`, `14.00 น.`. */
export function clockWords(moment: number, zone: string, locale: Locale): string {
  const time = { hour: 'numeric', minute: '2-digit' } as const
  // Newer and older browsers put different spaces before PM.
  if (locale === 'en') return format('en-US', zone, time).format(moment).replace(/\s/, '\u00A0')
  const [hour, minute] = format('en-US', zone, { ...time, hourCycle: 'h23' })
    .format(moment)
    .split(':')
  return `${Number(hour)}.${minute}\u00A0น.`
}

/** A day with its weekday: `Saturday, November 21, 2026`, `วันเสาร์ที่ 21 พฤศจิกายน 2569`. */
export function dayWords(moment: number, zone: string, locale: Locale): string {
  const weekday = format(LANGUAGE_TAGS[locale], zone, { weekday: 'long' }).format(moment)
  const date = dateWords(moment, zone, locale)
  return locale === 'en' ? `${weekday}, ${date}` : `${weekday}ที่ ${date}`
}

/** A date with its hour: `November 21, 2026, 2:00 PM`, `21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export const dateAndTimeWords = (moment: number, zone: string, locale: Locale) =>
  dateWords(moment, zone, locale) + JOINED[locale] + clockWords(moment, zone, locale)

/** A moment with its weekday: `Saturday, November 21, 2026, 2:00 PM`, `วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export const momentWords = (moment: number, zone: string, locale: Locale) =>
  dayWords(moment, zone, locale) + JOINED[locale] + clockWords(moment, zone, locale)

/** Up to here a wait is said in seconds. */
const MAX_SECONDS = 90

/**
 * A wait in words, never shorter than it is, with its unit in the number that its language asks for: `1 second`, `30 seconds`,
 * `7 minutes`, `7 นาที`. Longer ones are in whole minutes: the words are read some time after they were written.
 *
 * @param language of the words
 */
export function waitWords(seconds: number, language: string): string {
  const [unit, amount] = seconds > MAX_SECONDS ? ['minute', seconds / 60] : ['second', seconds]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.max(1, Math.ceil(amount)),
  )
}
