/** What a workbook is made of. */
import type { Properties } from './office-package.ts'

/** The namespace of everything in it. */
export const SPREADSHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
export const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** How a cell looks, by the place of its format in the workbook. */
export const LOOKS = ['plain', 'title', 'heading', 'header', 'text', 'date', 'quiet', 'field', 'moment'] as const
export type Look = (typeof LOOKS)[number]

export interface Cell {
  /** A date is a day at midnight UTC, or a moment as the clock on the wall shows it, as if that were UTC. */
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
