import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { formatYear } from '../locale/dates.ts'
import type { Fact, FigureFormat } from './schemas/facts.ts'

/** Formats are made once: to make one takes a hundred times as long as to write a number with it. */
const withDigits = (digits: Intl.NumberFormatOptions) => ({
  en: new Intl.NumberFormat(LANGUAGE_TAGS.en, digits),
  th: new Intl.NumberFormat(LANGUAGE_TAGS.th, digits),
})
const whole = withDigits({ maximumFractionDigits: 0 })
const oneDigit = withDigits({ minimumFractionDigits: 1, maximumFractionDigits: 1 })
const atMostOneDigit = withDigits({ maximumFractionDigits: 1 })

const number = (value: number, locale: Locale, format = whole) => format[locale].format(value)
const trimmed = (value: number, locale: Locale) => atMostOneDigit[locale].format(value)

function clock(hour: number, locale: Locale): string {
  const full = Math.floor(hour)
  const minutes = String(Math.round((hour - full) * 60)).padStart(2, '0')
  if (locale === 'th') return `${full}.${minutes}`
  return `${full % 12 || 12}:${minutes} ${full % 24 < 12 ? 'AM' : 'PM'}`
}

function weekday(day: number, locale: Locale): string {
  // 1 January 2024 was a Monday. Copy writes วัน itself, once for a range: วันจันทร์–ศุกร์.
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )
  return name.replace(/^วัน/, '')
}

const writers: Record<FigureFormat, (value: number, locale: Locale) => string> = {
  count: (value, locale) => number(value, locale),
  decimal: (value, locale) => number(value, locale, oneDigit),
  percent: (value, locale) => `${number(value, locale)}%`,
  percentOne: (value, locale) => `${number(value, locale, oneDigit)}%`,
  change: (value, locale) => `${value < 0 ? '−' : '+'}${number(Math.abs(value), locale, oneDigit)}%`,
  millions: (value, locale) => {
    const amount = trimmed(value / 1e6, locale)
    return locale === 'th' ? `${amount}\u00A0ล้าน` : `${amount}M`
  },
  // Thai counts in millions up to a million millions: 2.7 billion is 2,700 ล้าน.
  billions: (value, locale) =>
    locale === 'th' ? `${trimmed(value / 1e6, locale)}\u00A0ล้าน` : `${trimmed(value / 1e9, locale)}\u00A0billion`,
  dollars: (value, locale) =>
    locale === 'th' ? `${number(value, locale)}\u00A0ดอลลาร์สหรัฐ` : `$${number(value, locale)}`,
  year: formatYear,
  clock,
  weekday,
}

/** The bare number as a reader of the language expects it: `25M`, `25 ล้าน`. Never the plus sign. */
export function formatFigure(fact: Fact, locale: Locale): string {
  return writers[fact.format](fact.value, locale)
}

/** The same with 'more than' where the fact says so: `150+`, `กว่า 150`. */
export function formatFigureWhole(fact: Fact, locale: Locale): string {
  const text = formatFigure(fact, locale)
  if (!fact.atLeast) return text
  return locale === 'th' ? `กว่า\u00A0${text}` : `${text}+`
}
