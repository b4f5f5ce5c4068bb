import { DAY } from '../contract/time.ts'
import { type Cell, LOOKS, type Look, RELATION, type Sheet, SPREADSHEET, type Validation } from './workbook.ts'
import { element, escapeXml } from './xml.ts'

/** As far down as rules and looks reach. */
const LAST_ROW = 1000

/** Spreadsheets count days from the last of 1899. */
const dayNumber = (date: Date) => (date.getTime() - Date.UTC(1899, 11, 30)) / DAY

/** `A`, `Z`, `AA` for 0, 25, 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Marks above and below a letter take no room beside it. */
const widthOf = (text: string) => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length

/** How many lines a text takes in a column. */
const linesOf = (text: string, width: number) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(widthOf(line) / width)), 0)

/** In points: Excel has no higher ones. */
const HIGHEST_ROW = 409

/** In points: programs leave the height of wrapped rows to whoever writes the file. */
function rowHeight(cells: readonly Cell[], widths: readonly number[]): number {
  if (cells.some(({ look }) => look === 'title')) return 34
  const lines = cells.map(({ value }, column) =>
    typeof value === 'string' ? linesOf(value, (widths[column] ?? 10) * 1.05) : 1,
  )
  return Math.min(HIGHEST_ROW, 5 + 15 * Math.max(1, ...lines))
}

function validationXml({ column, rule, error, hint }: Validation): string {
  const type = rule === 'date' ? 'date' : 'list' in rule ? 'list' : 'custom'
  const formula = rule === 'date' ? '36526' : 'list' in rule ? rule.list : rule.formula
  const name = columnName(column)
  return element(
    'dataValidation',
    {
      type,
      operator: type === 'date' ? 'greaterThanOrEqual' : undefined,
      allowBlank: 1,
      showInputMessage: 1,
      showErrorMessage: 1,
      error,
      promptTitle: hint?.title.slice(0, 32),
      prompt: hint?.text,
      sqref: `${name}2:${name}${LAST_ROW}`,
    },
    element('formula1', {}, escapeXml(formula)),
  )
}

export function sheetXml(sheet: Sheet, position: number, placeOf: (text: string) => number): string {
  const { widths, rows, columnLooks = [], table, validations = [], marked = [] } = sheet
  const lastColumn = columnName(widths.length - 1)
  const look = (name: Look) => LOOKS.indexOf(name)
  const cellXml = ({ value, look: name = 'plain' }: Cell, row: number, column: number) => {
    const place = { r: columnName(column) + (row + 1), s: look(name) }
    if (value === '') return element('c', place)
    if (typeof value === 'string') return element('c', { ...place, t: 's' }, element('v', {}, String(placeOf(value))))
    return element('c', place, element('v', {}, String(value instanceof Date ? dayNumber(value) : value)))
  }
  const pane = table
    ? element('pane', {
        xSplit: table.frozenColumns || undefined,
        ySplit: 1,
        topLeftCell: `${columnName(table.frozenColumns)}2`,
        activePane: table.frozenColumns ? 'bottomRight' : 'bottomLeft',
        state: 'frozen',
      })
    : ''
  const rules = marked.map(({ formula, as, column }, order) => {
    const range =
      column === undefined ? `A2:${lastColumn}${LAST_ROW}` : `${columnName(column)}2:${columnName(column)}${LAST_ROW}`
    const rule = { type: 'expression', dxfId: as === 'stale' ? 0 : 1, priority: order + 1 }
    return element(
      'conditionalFormatting',
      { sqref: range },
      element('cfRule', rule, element('formula', {}, escapeXml(formula))),
    )
  })
  return element(
    'worksheet',
    { xmlns: SPREADSHEET, 'xmlns:r': RELATION },
    element('sheetPr', {}, element('pageSetUpPr', { fitToPage: Number(!table) })),
    element(
      'sheetViews',
      {},
      element('sheetView', { workbookViewId: 0, showGridLines: 0, tabSelected: position === 0 ? 1 : undefined }, pane),
    ),
    element('sheetFormatPr', { defaultRowHeight: 15 }),
    element(
      'cols',
      {},
      ...widths.map((width, column) =>
        element('col', {
          min: column + 1,
          max: column + 1,
          width,
          customWidth: 1,
          style: look(columnLooks[column] ?? 'plain'),
        }),
      ),
    ),
    element(
      'sheetData',
      {},
      rows
        .map((cells, row) =>
          element(
            'row',
            { r: row + 1, ht: rowHeight(cells, widths), customHeight: 1 },
            ...cells.map((cell, column) => cellXml(cell, row, column)),
          ),
        )
        .join(''),
    ),
    ...rules,
    validations.length > 0
      ? element('dataValidations', { count: validations.length }, ...validations.map(validationXml))
      : '',
    element('pageMargins', { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 }),
    element('pageSetup', {
      paperSize: 9,
      orientation: table ? 'landscape' : 'portrait',
      fitToWidth: 1,
      fitToHeight: 0,
    }),
    table ? element('tableParts', { count: 1 }, element('tablePart', { 'r:id': 'table' })) : '',
  )
}

export function tableXml({ rows, table, widths }: Sheet, id: number): string {
  const range = `A1:${columnName(widths.length - 1)}${Math.max(rows.length, 2)}`
  const columns = (rows[0] ?? []).map(({ value }, column) =>
    element('tableColumn', { id: column + 1, name: String(value) }),
  )
  return element(
    'table',
    { xmlns: SPREADSHEET, id, name: table?.name, displayName: table?.name, ref: range },
    element('autoFilter', { ref: range }),
    element('tableColumns', { count: columns.length }, ...columns),
    element('tableStyleInfo', { name: 'TableStyleLight1', showRowStripes: 1 }),
  )
}
