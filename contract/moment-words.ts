import type { Locale } from './locale.ts'

const format = (tag: string, zone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })

/** th-TH counts years of the Buddhist era by itself. */
const TAGS = { en: 'en-US', th: 'th-TH' } as const
const JOINED = { en: ', ', th: ' เวลา\u00A0' } as const

const dateWords = (moment: number, zone: string, locale: Locale) =>
  format(TAGS[locale], zone, { dateStyle: 'long' }).format(moment)

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
  const weekday = format(TAGS[locale], zone, { weekday: 'long' }).format(moment)
  const date = dateWords(moment, zone, locale)
  return locale === 'en' ? `${weekday}, ${date}` : `${weekday}ที่ ${date}`
}

/** A date with its hour: `November 21, 2026, 2:00 PM`, `21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export const dateAndTimeWords = (moment: number, zone: string, locale: Locale) =>
  dateWords(moment, zone, locale) + JOINED[locale] + clockWords(moment, zone, locale)

/** A moment with its weekday: `Saturday, November 21, 2026, 2:00 PM`, `วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export const momentWords = (moment: number, zone: string, locale: Locale) =>
  dayWords(moment, zone, locale) + JOINED[locale] + clockWords(moment, zone, locale)
