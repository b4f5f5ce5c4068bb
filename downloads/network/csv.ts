import { plainText } from '../../contract/plain-text.ts'
import type { Row } from './charts.ts'

const cell = (text: string | number) =>
  /[",\r\n]/.test(String(text)) ? `"${String(text).replaceAll('"', '""')}"` : String(text)

/** Rows as CSV, with the mark by which spreadsheets know UTF-8. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`

/** The numbers behind a drawing: what each counts, the bare number, and as it is printed. */
export const tableOf = (rows: readonly Row[], head: readonly string[]) =>
  csvOf([head, ...rows.map(({ figure, label }) => [plainText(label), figure.value, plainText(figure.whole)])])
