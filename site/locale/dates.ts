import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { BANGKOK } from '../../contract/office-days.ts'

/** How each language writes it; th-TH counts years of the Buddhist era by itself. */
const inEach = (options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> => ({
  en: new Intl.DateTimeFormat(LANGUAGE_TAGS.en, options),
  th: new Intl.DateTimeFormat(LANGUAGE_TAGS.th, options),
})

const dates = inEach({ dateStyle: 'long', timeZone: BANGKOK })
const postmarks = inEach({ day: 'numeric', month: 'short', year: 'numeric', timeZone: BANGKOK })
const daysOfYear = inEach({ month: 'long', day: 'numeric', timeZone: 'UTC' })
const years = inEach({ year: 'numeric', timeZone: 'UTC' })

/** A year as its language counts it, without the name of the era: 2010 is `2010`, and `2553` in Thai. */
export function formatYear(year: number, locale: Locale): string {
  const parts = years[locale].formatToParts(Date.UTC(year, 6, 1))
  return parts.find(({ type }) => type === 'year')?.value ?? String(year)
}

/** A date as a postmark has it, the number of its day by itself: `8` and `Oct 2026`, `8` and `ต.ค. 2569`. */
export function formatPostmark(date: Date, locale: Locale): { day: string; month: string } {
  const part = Object.fromEntries(postmarks[locale].formatToParts(date).map(({ type, value }) => [type, value]))
  return { day: part.day ?? '', month: `${part.month} ${part.year}` }
}

/** A date as its language writes it: `May 1, 2023`, `1 พฤษภาคม 2566`. Dates are days in Bangkok. */
export function formatDate(date: Date, locale: Locale): string {
  return dates[locale].format(date)
}

/** A day of every year: `December 10`, `10 ธันวาคม`. */
export function formatDayOfYear(month: number, day: number, locale: Locale): string {
  return daysOfYear[locale].format(Date.UTC(2024, month - 1, day))
}
