/** Without a byte order mark, Excel does not read the file as UTF-8 and shows wrong Thai letters. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Quotes a cell if necessary (RFC 4180). */
const formatCell = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

/** Formats rows as CSV. Do not use it for user input, because it does not escape formulas. */
export const formatCsv = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')
