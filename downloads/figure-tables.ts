/** The figures of the site as data: what each means (CSV, JSON), and the outlets by kind (CSV). */
import { LOCALES, type Locale, localizedPath } from '../contract/locale.ts'
import { HOW_FIELDS } from '../site/content/ledger.ts'
import type { Content, Words } from '../site/content/load-content.ts'
import { csvOf } from './csv.ts'

const linesOf = ({ ledger }: Words) => ledger.groups.flatMap(({ lines }) => lines)

/** One row for each figure, in the order of `/about#figures`. */
export function figuresCsv(words: Words): string {
  const { ledger } = words
  const rows = linesOf(words).map(({ figure, counted, how }) => [
    ...[figure.path, figure.value, figure.whole, counted],
    ...HOW_FIELDS.map((field) => how[field] ?? ledger.open),
  ])
  return csvOf([Object.values(ledger.fields), ...rows])
}

/** Each figure in one language with its terms of use. Unknown values are null. */
function figuresIn(words: Words, locale: Locale) {
  const { identity, ledger, pages } = words
  const { lead, items } = pages['media-kit'].terms
  const figures = linesOf(words).map(({ figure, counted, how }) => {
    const fields = HOW_FIELDS.map((field) => [field, how[field] ?? null])
    return [figure.path, { printed: figure.whole, counted, ...Object.fromEntries(fields) }]
  })
  return {
    source: identity.name,
    url: `${identity.websiteLink}${localizedPath('/about', locale)}#figures`,
    terms: [lead, ...items],
    figures: Object.fromEntries(figures),
    differences: ledger.differences.items.map(({ figures, text, open }) => ({
      figures: figures.map(({ figure }) => figure.path),
      reason: text,
      open: open ?? null,
    })),
  }
}

export function figuresJson(content: Content): string {
  const numbers = linesOf(content.en).map(({ figure: { path, value, atLeast } }) => ({ path, value, atLeast }))
  const languages = Object.fromEntries(LOCALES.map((locale) => [locale, figuresIn(content[locale], locale)]))
  return `${JSON.stringify({ numbers, languages })}\n`
}

/** One row for each row of the outlet tables, and one for the total of each list. */
export function outletsCsv({ outlets, outletCounts }: Words): string {
  const { columns, by, list } = outlets
  const rows = outletCounts.flatMap((count) =>
    [...count.rows, { label: outlets.total, number: count.total }].map(({ label, number }) => [
      ...[by[count.by], list[count.list], label],
      number?.value ?? '',
      number?.whole ?? outlets.unknown,
    ]),
  )
  return csvOf([[by.legend, list.legend, columns.label, columns.number, columns.printed], ...rows])
}
