import type { Locale } from '../locale.ts'
import { readingAt } from './zoned-clock.ts'

const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' })

const weekdays = { en: format('en-US', { weekday: 'long' }), th: format('th-TH', { weekday: 'long' }) }
// th-TH counts years of the Buddhist era by itself.
const dates = { en: format('en-US', { dateStyle: 'long' }), th: format('th-TH', { dateStyle: 'long' }) }
const englishTime = format('en-US', { hour: 'numeric', minute: '2-digit' })

const two = (number: number) => String(number).padStart(2, '0')

function timeWords(reading: number, locale: Locale): string {
  const read = new Date(reading)
  // Newer and older browsers put different spaces before PM.
  if (locale === 'en') return englishTime.format(read).replace(/\s/, '\u00A0')
  return `${read.getUTCHours()}.${two(read.getUTCMinutes())}\u00A0น.`
}

/** A day with its weekday: `Saturday, November 21, 2026`, `วันเสาร์ที่ 21 พฤศจิกายน 2569`. */
export function dayWords(reading: number, locale: Locale): string {
  const [weekday, date] = [weekdays[locale].format(reading), dates[locale].format(reading)]
  return locale === 'en' ? `${weekday}, ${date}` : `${weekday}ที่ ${date}`
}

/** The hour by the clocks of a zone: `2:00 PM`, `14.00 น.`. */
export const clockWords = (moment: number, zone: string, locale: Locale) => timeWords(readingAt(moment, zone), locale)

const JOINED = { en: ', ', th: ' เวลา\u00A0' } as const

/** A date with its hour: `November 21, 2026, 2:00 PM`, `21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export function dateAndTimeWords(moment: number, zone: string, locale: Locale): string {
  const reading = readingAt(moment, zone)
  return dates[locale].format(reading) + JOINED[locale] + timeWords(reading, locale)
}

/** A moment by the clocks of a zone: `Saturday, November 21, 2026, 2:00 PM`, `วันเสาร์ที่ 21 พฤศจิกายน 2569 เวลา 14.00 น.`. */
export function momentWords(moment: number, zone: string, locale: Locale): string {
  const reading = readingAt(moment, zone)
  return dayWords(reading, locale) + JOINED[locale] + timeWords(reading, locale)
}

/** The place after which a zone is named: `New York` of `America/New_York`. */
const placeIn = (zone: string) => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** How a zone is called: as it is named in a list, or after its place. */
export const zoneWords = (zone: string, names: readonly { code: string; label: string }[]) =>
  names.find(({ code }) => code === zone)?.label ?? placeIn(zone)
