import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { BANGKOK } from '../../contract/office-days.ts'

/** The locale `th-TH` uses the Buddhist era. */
const createFormats = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat(LANGUAGE_TAGS.en, options),
  th: new Intl.DateTimeFormat(LANGUAGE_TAGS.th, options),
})

const dates = createFormats({ dateStyle: 'long', timeZone: BANGKOK })
const postmarks = createFormats({ day: 'numeric', month: 'short', year: 'numeric', timeZone: BANGKOK })
const daysOfYear = createFormats({ month: 'long', day: 'numeric', timeZone: 'UTC' })
const years = createFormats({ year: 'numeric', timeZone: 'UTC' })

/** Formats a year without the name of the era: `2010` in English, `2553` in Thai. */
export function formatYear(year: number, locale: Locale): string {
  const parts = years[locale].formatToParts(Date.UTC(year, 6, 1))
  return parts.find(({ type }) => type === 'year')?.value ?? String(year)
}

/** Formats a date for a postmark: `8` and `Oct 2026`, `8` and `ต.ค. 2569`. */
export function formatPostmark(date: Date, locale: Locale): { day: string; month: string } {
  const part = Object.fromEntries(postmarks[locale].formatToParts(date).map(({ type, value }) => [type, value]))
  return { day: part.day ?? '', month: `${part.month} ${part.year}` }
}

/** Formats the day in Bangkok: `May 1, 2023`, `1 พฤษภาคม 2566`. */
export function formatDate(date: Date, locale: Locale): string {
  return dates[locale].format(date)
}

/** Formats a day without a year: `December 10`, `10 ธันวาคม`. */
export function formatDayOfYear(month: number, day: number, locale: Locale): string {
  return daysOfYear[locale].format(Date.UTC(2024, month - 1, day))
}
