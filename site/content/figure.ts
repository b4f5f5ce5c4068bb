import { LANGUAGE_TAGS, type Locale } from '../../contract/locale.ts'
import { formatYear } from '../locale/dates.ts'
import { type Fact, type FactGroup, type FigureFormat, factsIn } from './schemas/figures.ts'

/** A fact with its number, for charts, and its formatted text. */
export interface Figure {
  /** Its path in `facts.yaml`, such as `general.countries`. */
  path: string
  value: number
  /** The bare number in the language's format: `150`, `25M`, `25 ล้าน`. */
  text: string
  atLeast: boolean
  /** `text` with its plus sign or กว่า: `150+`, `กว่า 150`. */
  whole: string
}

/** The figures of one language by their paths in `facts.yaml`. */
export type Figures = ReadonlyMap<string, Figure>

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

const number = (value: number, locale: Locale, digits: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }) =>
  value.toLocaleString(LANGUAGE_TAGS[locale], digits)
const oneDigit = (value: number, locale: Locale) =>
  number(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const atMostOneDigit = (value: number, locale: Locale) => number(value, locale, { maximumFractionDigits: 1 })

const writers: Record<FigureFormat, (value: number, locale: Locale) => string> = {
  count: (value, locale) => number(value, locale),
  decimal: oneDigit,
  percent: (value, locale) => `${number(value, locale)}%`,
  percentOne: (value, locale) => `${oneDigit(value, locale)}%`,
  change: (value, locale) => `${value < 0 ? '−' : '+'}${oneDigit(Math.abs(value), locale)}%`,
  millions: (value, locale) => `${atMostOneDigit(value / 1e6, locale)}${locale === 'th' ? '\u00A0ล้าน' : 'M'}`,
  // Thai counts in millions up to a million millions: 2.7 billion is 2,700 ล้าน.
  billions: (value, locale) =>
    locale === 'th'
      ? `${atMostOneDigit(value / 1e6, locale)}\u00A0ล้าน`
      : `${atMostOneDigit(value / 1e9, locale)}\u00A0billion`,
  dollars: (value, locale) =>
    locale === 'th' ? `${number(value, locale)}\u00A0ดอลลาร์สหรัฐ` : `$${number(value, locale)}`,
  year: formatYear,
  clock,
  weekday,
}

export function figureOf(
  path: string,
  { value, format, atLeast = false }: Pick<Fact, 'value' | 'format'> & { atLeast?: boolean | undefined },
  locale: Locale,
): Figure {
  const text = writers[format](value, locale)
  const moreThan = locale === 'th' ? `กว่า\u00A0${text}` : `${text}+`
  return { path, value, text, atLeast, whole: atLeast ? moreThan : text }
}

export const figuresIn = (facts: FactGroup, locale: Locale): Figures =>
  new Map(factsIn(facts).map(({ path, fact }) => [path.join('.'), figureOf(path.join('.'), fact, locale)]))

/** Returns a figure. @throws if it is missing */
export function figureIn(figures: Figures, path: string): Figure {
  const figure = figures.get(path)
  if (!figure) throw new Error(`content/facts.yaml has no ${path}`)
  return figure
}

export const figureValue = (figures: Figures, path: string) => figureIn(figures, path).value
