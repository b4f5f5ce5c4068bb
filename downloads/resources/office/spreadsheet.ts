/** A workbook written as SpreadsheetML: what a list of one's own needs, and nothing else. */
import { officeFile, type Part, type Properties } from './office-package.ts'
import { element, plainText, xmlText } from './xml.ts'

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** How a cell looks, by the place of its format in the workbook. */
const LOOKS = ['plain', 'title', 'heading', 'header', 'text', 'date', 'quiet', 'field'] as const
export type Look = (typeof LOOKS)[number]

export interface Cell {
  /** A date is a day, at midnight UTC. */
  value: string | number | Date
  look?: Look
}

export interface Validation {
  /** The column, counted from 0, below the header. */
  column: number
  /** A named list, or what must be true of the first cell below the header. */
  rule: { list: string } | { formula: string } | 'date'
  error: string
  /** Shown beside the cell when it is chosen. */
  hint?: { title: string; text: string }
}

export interface Sheet {
  name: string
  /** In characters. */
  widths: readonly number[]
  rows: readonly (readonly Cell[])[]
  /** Looks of the columns below what is written, so that what is typed there has the right type. */
  columnLooks?: readonly Look[]
  /** The rows are a table: a header that stays in view, a filter for each column. `name` is for formulas. */
  table?: { name: string; frozenColumns: number }
  validations?: readonly Validation[]
  /** Rows that catch the eye when a formula about the first row below the header holds. */
  marked?: readonly { formula: string; as: 'stale' | 'silent'; column?: number }[]
}

export interface Workbook {
  sheets: readonly Sheet[]
  /** Ranges by the names that validations call them. */
  names: Readonly<Record<string, string>>
  font: string
  dateFormat: string
  properties: Properties
}

/** As far down as rules and looks reach. */
const LAST_ROW = 1000

const DAY = 86_400_000
/** Spreadsheets count days from the last of 1899. */
const dayNumber = (date: Date) => Math.round((date.getTime() - Date.UTC(1899, 11, 30)) / DAY)

/** `A`, `Z`, `AA` for 0, 25, 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

/** Marks above and below a letter take no room beside it. */
const widthOf = (text: string) => text.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length

/** In points: programs leave the height of wrapped rows to whoever writes the file. */
function rowHeight(cells: readonly Cell[], widths: readonly number[]): number {
  if (cells.some(({ look }) => look === 'title')) return 34
  const lines = cells.map(({ value }, column) =>
    typeof value === 'string' ? Math.ceil(widthOf(plainText(value)) / ((widths[column] ?? 10) * 1.05)) : 1,
  )
  return 5 + 15 * Math.max(1, ...lines)
}

export const quoted = (sheet: string) => `'${plainText(sheet).replaceAll("'", "''")}'`

function stylesXml(font: string, dateFormat: string): string {
  const face = (size: number, more = '', colour = 'FF131F2E') =>
    element(
      'font',
      {},
      more,
      element('sz', { val: size }),
      element('color', { rgb: colour }),
      element('name', { val: font }),
    )
  const fill = (colour: string) =>
    element('fill', {}, element('patternFill', { patternType: 'solid' }, element('fgColor', { rgb: colour })))
  const fonts = [
    face(10),
    face(20),
    face(12, element('b')),
    face(10, element('b'), 'FFFFFFFF'),
    face(10, '', 'FF50606F'),
    face(10, element('b')),
  ]
  const fills = [
    element('fill', {}, element('patternFill', { patternType: 'none' })),
    element('fill', {}, element('patternFill', { patternType: 'gray125' })),
    fill('FF131F2E'),
  ]
  const thin = (side: string) => element(side, { style: 'thin' }, element('color', { rgb: 'FFD8D1C2' }))
  const borders = [
    element('border', {}, element('left'), element('right'), element('top'), element('bottom')),
    element('border', {}, element('left'), element('right'), element('top'), thin('bottom')),
  ]
  const format = (fontId: number, numFmtId = 0, fillId = 0, borderId = 0) =>
    element(
      'xf',
      {
        numFmtId,
        fontId,
        fillId,
        borderId,
        xfId: 0,
        applyNumberFormat: 1,
        applyFont: 1,
        applyFill: 1,
        applyBorder: 1,
        applyAlignment: 1,
      },
      element('alignment', { vertical: 'top', wrapText: 1 }),
    )
  const formats: Record<Look, string> = {
    plain: format(0),
    title: format(1).replace('wrapText="1"', 'wrapText="0"'),
    heading: format(2).replace('wrapText="1"', 'wrapText="0"'),
    header: format(3, 49, 2),
    text: format(0, 49, 0, 1),
    date: format(0, 164, 0, 1),
    quiet: format(4),
    field: format(5),
  }
  const difference = (fontLook: string, background = '') =>
    element('dxf', {}, element('font', {}, fontLook), background)
  const stale = difference(element('b') + element('color', { rgb: 'FFA3123A' }))
  const silent = difference(element('strike') + element('color', { rgb: 'FF8A939C' }))
  const list = (name: string, items: readonly string[]) => element(name, { count: items.length }, ...items)
  return element(
    'styleSheet',
    { xmlns: SPREADSHEET },
    list('numFmts', [element('numFmt', { numFmtId: 164, formatCode: dateFormat })]),
    list('fonts', fonts),
    list('fills', fills),
    list('borders', borders),
    list('cellStyleXfs', [element('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
    list(
      'cellXfs',
      LOOKS.map((look) => formats[look]),
    ),
    list('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
    list('dxfs', [stale, silent]),
  )
}

/** Every text once; cells name it by its place. */
function textTable() {
  const places = new Map<string, number>()
  return {
    placeOf(text: string): number {
      const place = places.get(text) ?? places.size
      places.set(text, place)
      return place
    },
    xml: () =>
      element(
        'sst',
        { xmlns: SPREADSHEET, uniqueCount: places.size },
        ...[...places.keys()].map((text) =>
          element('si', {}, element('t', { 'xml:space': 'preserve' }, xmlText(text))),
        ),
      ),
  }
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
      error: plainText(error),
      promptTitle: hint && plainText(hint.title).slice(0, 32),
      prompt: hint && plainText(hint.text),
      sqref: `${name}2:${name}${LAST_ROW}`,
    },
    element('formula1', {}, xmlText(formula)),
  )
}

function sheetXml(sheet: Sheet, position: number, placeOf: (text: string) => number): string {
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
      element('cfRule', rule, element('formula', {}, xmlText(formula))),
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
      ...rows.map((cells, row) =>
        element(
          'row',
          { r: row + 1, ht: rowHeight(cells, widths), customHeight: 1 },
          ...cells.map((cell, column) => cellXml(cell, row, column)),
        ),
      ),
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

function tableXml({ rows, table, widths }: Sheet, id: number): string {
  const range = `A1:${columnName(widths.length - 1)}${Math.max(rows.length, 2)}`
  const columns = (rows[0] ?? []).map(({ value }, column) =>
    element('tableColumn', { id: column + 1, name: plainText(String(value)) }),
  )
  return element(
    'table',
    { xmlns: SPREADSHEET, id, name: table?.name, displayName: table?.name, ref: range },
    element('autoFilter', { ref: range }),
    element('tableColumns', { count: columns.length }, ...columns),
    element('tableStyleInfo', { name: 'TableStyleLight1', showRowStripes: 1 }),
  )
}

/** The workbook as a file. */
export function spreadsheet({ sheets, names, font, dateFormat, properties }: Workbook): Uint8Array {
  const texts = textTable()
  const sheetParts = sheets.flatMap((sheet, position): Part[] => {
    const id = position + 1
    const part: Part = {
      path: `xl/worksheets/sheet${id}.xml`,
      type: 'spreadsheetml.worksheet+xml',
      xml: sheetXml(sheet, position, texts.placeOf),
    }
    if (!sheet.table) return [part]
    return [
      { ...part, relations: [{ id: 'table', type: 'table', target: `../tables/table${id}.xml` }] },
      { path: `xl/tables/table${id}.xml`, type: 'spreadsheetml.table+xml', xml: tableXml(sheet, id) },
    ]
  })
  const workbook = element(
    'workbook',
    { xmlns: SPREADSHEET, 'xmlns:r': RELATION },
    element(
      'sheets',
      {},
      ...sheets.map(({ name }, position) =>
        element('sheet', { name: plainText(name), sheetId: position + 1, 'r:id': `sheet${position + 1}` }),
      ),
    ),
    element(
      'definedNames',
      {},
      ...Object.entries(names).map(([name, range]) => element('definedName', { name }, xmlText(range))),
    ),
  )
  return officeFile(
    [
      {
        path: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main+xml',
        xml: workbook,
        relations: [
          ...sheets.map((_, position) => ({
            id: `sheet${position + 1}`,
            type: 'worksheet',
            target: `worksheets/sheet${position + 1}.xml`,
          })),
          { id: 'styles', type: 'styles', target: 'styles.xml' },
          { id: 'texts', type: 'sharedStrings', target: 'sharedStrings.xml' },
        ],
      },
      ...sheetParts,
      { path: 'xl/styles.xml', type: 'spreadsheetml.styles+xml', xml: stylesXml(font, dateFormat) },
      { path: 'xl/sharedStrings.xml', type: 'spreadsheetml.sharedStrings+xml', xml: texts.xml() },
    ],
    properties,
  )
}
