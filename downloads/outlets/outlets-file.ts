import { csvOf } from '../../file-formats/csv.ts'
import type { Words } from '../../site/content/load-content.ts'
import { inEachLanguage } from '../download.ts'

/** A line for each row of the table, and one for each list as a whole. */
function outletsCsv({ outlets, outletCounts }: Words): Uint8Array {
  const { columns, by, list } = outlets
  const rows = outletCounts.flatMap((count) =>
    [...count.rows, { label: outlets.total, number: count.total }].map(({ label, number }) => [
      ...[by[count.by], list[count.list], label],
      number?.value ?? '',
      number?.whole ?? outlets.unknown,
    ]),
  )
  const head = [by.legend, list.legend, columns.label, columns.number, columns.printed]
  return new TextEncoder().encode(csvOf([head, ...rows]))
}

/** The outlets by kind, as on the page of targeted distribution. */
export const outletsFiles = inEachLanguage(
  { id: 'outlets', kind: 'figures', ending: 'csv', title: ({ outlets }) => outlets.heading },
  (locale) => ({ make: async (content) => outletsCsv(content[locale]) }),
)
