import { LANGUAGE_TAGS, type Locale } from '../../../contract/locale.ts'
import { formatYear } from '../../locale/dates.ts'
import { type Fact, type FactGroup, type FigureFormat, listFacts } from '../schemas/figures.ts'

/** A fact in one language: its number for charts, and its formatted text. */
export interface Figure {
  /** Its path in `facts.yaml`, such as `general.countries`. */
  path: string
  value: number
  /** The formatted number: `150`, `25M`, `25 ล้าน`. */
  text: string
  atLeast: boolean
  /** `text`, with a plus sign or กว่า if `atLeast` is true: `150+`, `กว่า 150`. */
  fullText: string
}

/** The figures of one language by their paths in `facts.yaml`. */
export type Figures = ReadonlyMap<string, Figure>

function formatClock(hour: number, locale: Locale): string {
  const full = Math.floor(hour)
  const minutes = String(Math.round((hour - full) * 60)).padStart(2, '0')
  if (locale === 'th') return `${full}.${minutes}`
  // A line does not break before AM or PM.
  return `${full % 12 || 12}:${minutes}\u00A0${full % 24 < 12 ? 'AM' : 'PM'}`
}

export function formatWeekday(day: number, locale: Locale): string {
  // 1 January 2024 was a Monday. The name omits วัน, because the copy has วัน once for a range of days: วันจันทร์–ศุกร์.
  const name = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, day),
  )
  return name.replace(/^วัน/, '')
}

const formatNumber = (value: number, locale: Locale, digits: Intl.NumberFormatOptions = { maximumFractionDigits: 0 }) =>
  value.toLocaleString(LANGUAGE_TAGS[locale], digits)
const formatOneDecimal = (value: number, locale: Locale) =>
  formatNumber(value, locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const formatUpToOneDecimal = (value: number, locale: Locale) =>
  formatNumber(value, locale, { maximumFractionDigits: 1 })

const formatters: Record<FigureFormat, (value: number, locale: Locale) => string> = {
  count: (value, locale) => formatNumber(value, locale),
  decimal: formatOneDecimal,
  percent: (value, locale) => `${formatNumber(value, locale)}%`,
  percentOne: (value, locale) => `${formatOneDecimal(value, locale)}%`,
  change: (value, locale) => `${value < 0 ? '−' : '+'}${formatOneDecimal(Math.abs(value), locale)}%`,
  millions: (value, locale) => `${formatUpToOneDecimal(value / 1e6, locale)}${locale === 'th' ? '\u00A0ล้าน' : 'M'}`,
  // Thai counts in millions up to a million millions: 2.7 billion is 2,700 ล้าน.
  billions: (value, locale) =>
    locale === 'th'
      ? `${formatUpToOneDecimal(value / 1e6, locale)}\u00A0ล้าน`
      : `${formatUpToOneDecimal(value / 1e9, locale)}\u00A0billion`,
  dollars: (value, locale) =>
    locale === 'th' ? `${formatNumber(value, locale)}\u00A0ดอลลาร์สหรัฐ` : `$${formatNumber(value, locale)}`,
  year: formatYear,
  clock: formatClock,
  weekday: formatWeekday,
}

export function createFigure(
  path: string,
  { value, format, atLeast = false }: Pick<Fact, 'value' | 'format'> & { atLeast?: boolean | undefined },
  locale: Locale,
): Figure {
  const text = formatters[format](value, locale)
  const moreThan = locale === 'th' ? `กว่า\u00A0${text}` : `${text}+`
  return { path, value, text, atLeast, fullText: atLeast ? moreThan : text }
}

export const createFigures = (facts: FactGroup, locale: Locale): Figures =>
  new Map(listFacts(facts).map(({ path, fact }) => [path.join('.'), createFigure(path.join('.'), fact, locale)]))

/** @throws if the figure is missing */
export function getFigure(figures: Figures, path: string): Figure {
  const figure = figures.get(path)
  if (!figure) throw new Error(`content/facts.yaml has no ${path}`)
  return figure
}

export const getFigureValue = (figures: Figures, path: string) => getFigure(figures, path).value
