import { csvOf } from '../../file-formats/csv.ts'
import type { Row } from './charts.ts'

/** The numbers behind a drawing: what each counts, the bare number, and as it is printed. */
export const tableOf = (rows: readonly Row[], head: readonly string[]) =>
  csvOf([head, ...rows.map(({ figure, label }) => [label, figure.value, figure.whole])])
