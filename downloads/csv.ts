import { BYTE_ORDER_MARK, csvRow, quoteCell } from '../contract/csv.ts'

const formatCell = (value: string) => (/[",\r\n]/.test(value) ? quoteCell(value) : value)

/** Formats rows as CSV. Do not use it for user input, because it does not escape formulas. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row.map(String).map(formatCell))).join('')
