/** Without a byte order mark, Excel does not read the file as UTF-8 and shows wrong Thai letters. */
export const BYTE_ORDER_MARK = '\uFEFF'

export const quoteCell = (value: string) => `"${value.replaceAll('"', '""')}"`

/** A row of cells (RFC 4180). */
export const csvRow = (cells: readonly string[]) => `${cells.join(',')}\r\n`
