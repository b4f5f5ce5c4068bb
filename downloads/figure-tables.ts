/** The figures of the site as CSV files. */
import { COUNTING_DETAILS } from '../contract/figures.ts'
import type { SiteContent } from '../site/content/load-content.ts'
import { formatCsv } from './csv.ts'

/** One row for each figure, in the order of `/about#figures`. */
export function createFiguresCsv({ figureTables }: SiteContent): string {
  const lines = figureTables.groups.flatMap((group) => group.lines)
  const rows = lines.map(({ figure, counted, counting }) => [
    ...[figure.path, figure.value, figure.fullText, counted],
    ...COUNTING_DETAILS.map((field) => counting[field] ?? ''),
  ])
  return formatCsv([Object.values(figureTables.fields), ...rows])
}

/** One row for each row of the outlet tables, and one for each total. */
export function createOutletsCsv({ outlets, outletCounts }: SiteContent): string {
  const { columns, by, list } = outlets
  const rows = outletCounts.flatMap((count) =>
    [...count.rows, { label: outlets.total, figure: count.total }].map(({ label, figure }) => [
      ...[by[count.by], list[count.list], label],
      ...[figure?.value ?? '', figure?.fullText ?? ''],
    ]),
  )
  return formatCsv([[by.legend, list.legend, columns.label, columns.number, columns.printed], ...rows])
}
