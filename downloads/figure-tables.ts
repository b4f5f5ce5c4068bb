/** The figures of the site as CSV: what each means, and the outlets by kind. */
import { COUNTING_DETAILS } from '../site/content/ledger.ts'
import type { Words } from '../site/content/load-content.ts'
import { csvOf } from './csv.ts'

const linesOf = ({ ledger }: Words) => ledger.groups.flatMap(({ lines }) => lines)

/** One row for each figure, in the order of `/about#figures`. */
export function figuresCsv(words: Words): string {
  const { ledger } = words
  const rows = linesOf(words).map(({ figure, counted, counting }) => [
    ...[figure.path, figure.value, figure.fullText, counted],
    ...COUNTING_DETAILS.map((field) => counting[field] ?? ''),
  ])
  return csvOf([Object.values(ledger.fields), ...rows])
}

/** One row for each row of the outlet tables, and one for the total of each list. */
export function outletsCsv({ outlets, outletCounts }: Words): string {
  const { columns, by, list } = outlets
  const rows = outletCounts.flatMap((count) =>
    [...count.rows, { label: outlets.total, figure: count.total }].map(({ label, figure }) => [
      ...[by[count.by], list[count.list], label],
      ...[figure?.value ?? '', figure?.fullText ?? ''],
    ]),
  )
  return csvOf([[by.legend, list.legend, columns.label, columns.number, columns.printed], ...rows])
}
