/** Writes a workbook as SpreadsheetML. The formats of cells are in `parts/sheet-styles.xml`. */

import { DAY } from '../../contract/time.ts'
import { THAI_MARKS } from '../../site/locale/thai-marks.ts'
import { createOfficeFile, type Part, type Properties, readPart } from './office-package.ts'
import { type Xml, xml } from './xml.ts'

/** The formats of cells, in the order of `sheet-styles.xml`. */
const LOOKS = ['plain', 'title', 'header', 'text', 'date', 'quiet', 'field'] as const
export type Look = (typeof LOOKS)[number]

export interface Cell {
  /** A date is a day at midnight UTC. */
  value: string | number | Date
  look?: Look
}

export interface Validation {
  /** The column, counted from 0, below the header. */
  column: number
  /** A named list, a formula for the first cell below the header, or a date. */
  rule: { list: string } | { formula: string } | 'date'
  error: string
  /** Shown beside the cell when it is selected. */
  hint?: { title: string; text: string }
}

export interface Sheet {
  name: string
  /** In characters. */
  widths: readonly number[]
  rows: readonly (readonly Cell[])[]
  /** Formats of the empty rows below, so that new values have the right type. */
  columnLooks?: readonly Look[]
  /** Makes the rows a table with a fixed header and a filter for each column. */
  table?: { name: string; frozenColumns: number }
  validations?: readonly Validation[]
  /** Highlights rows for which a formula is true. The formula is written for the first row below the header. */
  marked?: readonly { formula: string; as: 'stale' | 'silent'; column?: number }[]
}

interface Workbook {
  sheets: readonly Sheet[]
  /** Ranges by the names that validations use. */
  names: Readonly<Record<string, string>>
  font: string
  dateFormat: string
  properties: Properties
}

const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** The last row with validation and formats. */
const LAST_ROW = 1000
/** The largest row height of Excel, in points. */
const HIGHEST_ROW = 409

/** Counts days from December 30, 1899, as spreadsheets do. */
const countDays = (date: Date) => (date.getTime() - Date.UTC(1899, 11, 30)) / DAY

/** `A`, `Z`, `AA` for 0, 25, 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

export const quoteSheetName = (sheet: string) => `'${sheet.replaceAll("'", "''")}'`

/** Counts characters. Thai marks above and below a letter have no width. */
const measureWidth = (text: string) => text.replace(THAI_MARKS, '').length

const countLines = (text: string, width: number) =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(measureWidth(line) / width)), 0)

/** Estimates a row height in points, because programs do not measure wrapped text in a new file. */
function estimateRowHeight(cells: readonly Cell[], widths: readonly number[]): number {
  if (cells.some(({ look }) => look === 'title')) return 34
  const lines = cells.map(({ value }, column) =>
    typeof value === 'string' ? countLines(value, (widths[column] ?? 10) * 1.05) : 1,
  )
  return Math.min(HIGHEST_ROW, 5 + 15 * Math.max(1, ...lines))
}

function cellXml({ value, look = 'plain' }: Cell, row: number, column: number): Xml {
  const place = xml`r="${columnName(column)}${row + 1}" s="${LOOKS.indexOf(look)}"`
  if (value === '') return xml`<c ${place}/>`
  if (typeof value === 'string') return xml`<c ${place} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
  return xml`<c ${place}><v>${value instanceof Date ? countDays(value) : value}</v></c>`
}

/** The range of a column, or of several, below the header. */
const rangeBelowHeader = (column: number, last = column) => `${columnName(column)}2:${columnName(last)}${LAST_ROW}`

function validationXml({ column, rule, error, hint }: Validation): Xml {
  const [type, formula] =
    rule === 'date' ? ['date', '36526'] : 'list' in rule ? ['list', rule.list] : ['custom', rule.formula]
  const operator = type === 'date' && xml` operator="greaterThanOrEqual"`
  const hintAttributes = hint && xml` promptTitle="${hint.title.slice(0, 32)}" prompt="${hint.text}"`
  return xml`<dataValidation type="${type}"${operator} allowBlank="1" showInputMessage="1" showErrorMessage="1" error="${error}"${hintAttributes} sqref="${rangeBelowHeader(column)}"><formula1>${formula}</formula1></dataValidation>`
}

const markedXml = ({ marked = [], widths }: Sheet) =>
  marked.map(({ formula, as, column }, order) => {
    const range = column === undefined ? rangeBelowHeader(0, widths.length - 1) : rangeBelowHeader(column)
    return xml`<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${as === 'stale' ? 0 : 1}" priority="${order + 1}"><formula>${formula}</formula></cfRule></conditionalFormatting>`
  })

function sheetXml(sheet: Sheet, position: number): Xml {
  const { widths, rows, columnLooks = [], table, validations = [] } = sheet
  const columns = widths.map((width, column) => {
    const style = LOOKS.indexOf(columnLooks[column] ?? 'plain')
    return xml`<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1" style="${style}"/>`
  })
  const rowsXml = rows.map((cells, row) => {
    const inside = cells.map((cell, column) => cellXml(cell, row, column))
    return xml`<row r="${row + 1}" ht="${estimateRowHeight(cells, widths)}" customHeight="1">${inside}</row>`
  })
  const pane =
    table &&
    xml`<pane xSplit="${table.frozenColumns}" ySplit="1" topLeftCell="${columnName(table.frozenColumns)}2" activePane="bottomRight" state="frozen"/>`
  const parts = [
    xml`<sheetPr><pageSetUpPr fitToPage="${table ? 0 : 1}"/></sheetPr>`,
    xml`<sheetViews><sheetView workbookViewId="0" showGridLines="0"${position === 0 && xml` tabSelected="1"`}>${pane}</sheetView></sheetViews>`,
    xml`<sheetFormatPr defaultRowHeight="15"/>`,
    xml`<cols>${columns}</cols><sheetData>${rowsXml}</sheetData>`,
    markedXml(sheet),
    validations.length > 0 &&
      xml`<dataValidations count="${validations.length}">${validations.map(validationXml)}</dataValidations>`,
    xml`<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>`,
    xml`<pageSetup paperSize="9" orientation="${table ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    table && xml`<tableParts count="1"><tablePart r:id="table"/></tableParts>`,
  ]
  return xml`<worksheet xmlns="${SPREADSHEET}" xmlns:r="${RELATION}">${parts}</worksheet>`
}

function tableXml({ rows, widths }: Sheet, name: string, id: number): Xml {
  const range = `A1:${columnName(widths.length - 1)}${Math.max(rows.length, 2)}`
  const columns = (rows[0] ?? []).map(({ value }, column) => {
    return xml`<tableColumn id="${column + 1}" name="${String(value)}"/>`
  })
  return xml`<table xmlns="${SPREADSHEET}" id="${id}" name="${name}" displayName="${name}" ref="${range}"><autoFilter ref="${range}"/><tableColumns count="${columns.length}">${columns}</tableColumns><tableStyleInfo name="TableStyleLight1" showRowStripes="1"/></table>`
}

function sheetParts(sheet: Sheet, position: number): Part[] {
  const id = position + 1
  const content = sheetXml(sheet, position)
  const part = { path: `xl/worksheets/sheet${id}.xml`, type: 'spreadsheetml.worksheet+xml', content }
  if (!sheet.table) return [part]
  const table = tableXml(sheet, sheet.table.name, id)
  return [
    { ...part, relations: [{ id: 'table', type: 'table', target: `../tables/table${id}.xml` }] },
    { path: `xl/tables/table${id}.xml`, type: 'spreadsheetml.table+xml', content: table },
  ]
}

/** Creates the file of a workbook. */
export function createSpreadsheet({ sheets, names, font, dateFormat, properties }: Workbook): Uint8Array {
  const ids = sheets.map((_, position) => `sheet${position + 1}`)
  const listed = sheets.map(({ name }, position) => {
    return xml`<sheet name="${name}" sheetId="${position + 1}" r:id="${ids[position]}"/>`
  })
  const ranges = Object.entries(names).map(([name, range]) => xml`<definedName name="${name}">${range}</definedName>`)
  return createOfficeFile(
    [
      {
        path: 'xl/workbook.xml',
        type: 'spreadsheetml.sheet.main+xml',
        content: xml`<workbook xmlns="${SPREADSHEET}" xmlns:r="${RELATION}"><sheets>${listed}</sheets><definedNames>${ranges}</definedNames></workbook>`,
        relations: [
          ...ids.map((id) => ({ id, type: 'worksheet', target: `worksheets/${id}.xml` })),
          { id: 'styles', type: 'styles', target: 'styles.xml' },
        ],
      },
      ...sheets.flatMap(sheetParts),
      {
        path: 'xl/styles.xml',
        type: 'spreadsheetml.styles+xml',
        content: readPart('sheet-styles', { font, dateFormat }),
      },
    ],
    properties,
  )
}
