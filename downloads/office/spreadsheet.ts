/**
 * Writes a workbook as SpreadsheetML. The formats of cells are in `parts/sheet-styles.xml`. Rows have no height, so programs fit them to
 * their wrapped text.
 */
import { DAY } from '../../contract/time.ts'
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

export interface Column {
  /** In characters. */
  width: number
  /** The format of its empty cells too, so that new values have the right type. */
  look?: Look
  /** What its cells below the header may hold. The formula is a named list, a first day, or a check of the first cell. */
  rule?: { type: 'list' | 'date' | 'custom'; formula: string; error: string } | undefined
  /** Shown beside a cell that is selected. */
  hint?: { title: string; text: string } | undefined
}

export interface Sheet {
  name: string
  columns: readonly Column[]
  rows: readonly (readonly Cell[])[]
  /** Makes the rows a table of this name, with a fixed header and first column, and a filter for each column. */
  table?: string
  /** Highlights rows for which a formula is true, or one of their cells. The formula is written for the first row below the header. */
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

/** Counts days from December 30, 1899, as spreadsheets do. */
const countDays = (date: Date) => (date.getTime() - Date.UTC(1899, 11, 30)) / DAY

/** `A`, `Z`, `AA` for 0, 25, 26. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

function cellXml({ value, look = 'plain' }: Cell, row: number, column: number): Xml {
  const place = xml`r="${columnName(column)}${row + 1}" s="${LOOKS.indexOf(look)}"`
  if (value === '') return xml`<c ${place}/>`
  if (typeof value === 'string') return xml`<c ${place} t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
  return xml`<c ${place}><v>${value instanceof Date ? countDays(value) : value}</v></c>`
}

/** The range of a column, or of several, below the header. */
const rangeBelowHeader = (column: number, last = column) => `${columnName(column)}2:${columnName(last)}${LAST_ROW}`

function ruleXml({ rule, hint }: Column, column: number): Xml[] {
  if (!rule && !hint) return []
  const { type, formula, error } = rule ?? { type: 'custom', formula: 'TRUE', error: '' }
  const operator = type === 'date' && xml` operator="greaterThanOrEqual"`
  const hintAttributes = hint && xml` promptTitle="${hint.title.slice(0, 32)}" prompt="${hint.text}"`
  return [
    xml`<dataValidation type="${type}"${operator} allowBlank="1" showInputMessage="1" showErrorMessage="1" error="${error}"${hintAttributes} sqref="${rangeBelowHeader(column)}"><formula1>${formula}</formula1></dataValidation>`,
  ]
}

function sheetXml({ columns, rows, table, marked = [] }: Sheet, position: number): Xml {
  const columnsXml = columns.map(({ width, look = 'plain' }, column) => {
    return xml`<col min="${column + 1}" max="${column + 1}" width="${width}" customWidth="1" style="${LOOKS.indexOf(look)}"/>`
  })
  const rowsXml = rows.map(
    (cells, row) => xml`<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, row, column))}</row>`,
  )
  const marks = marked.map(({ formula, as, column }, order) => {
    const range = column === undefined ? rangeBelowHeader(0, columns.length - 1) : rangeBelowHeader(column)
    return xml`<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${as === 'stale' ? 0 : 1}" priority="${order + 1}"><formula>${formula}</formula></cfRule></conditionalFormatting>`
  })
  const rules = columns.flatMap(ruleXml)
  const pane = table && xml`<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>`
  const parts = [
    xml`<sheetPr><pageSetUpPr fitToPage="${table ? 0 : 1}"/></sheetPr>`,
    xml`<sheetViews><sheetView workbookViewId="0" showGridLines="0"${position === 0 && xml` tabSelected="1"`}>${pane}</sheetView></sheetViews>`,
    xml`<sheetFormatPr defaultRowHeight="15"/>`,
    xml`<cols>${columnsXml}</cols><sheetData>${rowsXml}</sheetData>`,
    marks,
    rules.length > 0 && xml`<dataValidations count="${rules.length}">${rules}</dataValidations>`,
    xml`<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>`,
    xml`<pageSetup paperSize="9" orientation="${table ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>`,
    table && xml`<tableParts count="1"><tablePart r:id="table"/></tableParts>`,
  ]
  return xml`<worksheet xmlns="${SPREADSHEET}" xmlns:r="${RELATION}">${parts}</worksheet>`
}

function tableXml({ rows, columns: { length } }: Sheet, name: string, id: number): Xml {
  const range = `A1:${columnName(length - 1)}${Math.max(rows.length, 2)}`
  const columns = rows[0]?.map(({ value }, column) => xml`<tableColumn id="${column + 1}" name="${String(value)}"/>`)
  return xml`<table xmlns="${SPREADSHEET}" id="${id}" name="${name}" displayName="${name}" ref="${range}"><autoFilter ref="${range}"/><tableColumns count="${length}">${columns}</tableColumns><tableStyleInfo name="TableStyleLight1" showRowStripes="1"/></table>`
}

function sheetParts(sheet: Sheet, position: number): Part[] {
  const id = position + 1
  const content = sheetXml(sheet, position)
  const part = { path: `xl/worksheets/sheet${id}.xml`, type: 'spreadsheetml.worksheet+xml', content }
  if (!sheet.table) return [part]
  const table = tableXml(sheet, sheet.table, id)
  return [
    { ...part, relations: [{ id: 'table', type: 'table', target: `../tables/table${id}.xml` }] },
    { path: `xl/tables/table${id}.xml`, type: 'spreadsheetml.table+xml', content: table },
  ]
}

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
