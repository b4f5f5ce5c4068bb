/** Without it Excel takes UTF-8 for the system's own code page and garbles Thai. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A cell in quotation marks (RFC 4180), so that no separator of any country splits it. */
export const quotedCell = (text: string) => `"${text.replaceAll('"', '""')}"`

/** A row of cells as they stand. */
export const csvRow = (cells: readonly string[]) => `${cells.join(',')}\r\n`

const cell = (value: string | number) => (/[",\r\n]/.test(String(value)) ? quotedCell(String(value)) : String(value))

/** Rows of our own words and numbers as CSV. What strangers wrote has to be made harmless before (`server/cli/lead-export.ts`). */
export const csvOf = (rows: readonly (readonly (string | number)[])[]) =>
  BYTE_ORDER_MARK + rows.map((row) => csvRow(row.map(cell))).join('')
