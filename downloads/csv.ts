/** Byte order mark. Without it Excel does not read the file as UTF-8 and garbles Thai. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Quoted where needed (RFC 4180). */
const cell = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

/** Formats rows as CSV. Not for user input: it does not guard against formulas. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
