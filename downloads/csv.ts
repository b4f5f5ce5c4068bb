/** Without it Excel reads UTF-8 in the system's code page and garbles Thai. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Quoted where needed (RFC 4180). */
const cell = (value: string | number) =>
  /[",\r\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value)

/** Rows of our own words and numbers as CSV. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
