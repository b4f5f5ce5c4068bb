import stringWidth from 'string-width'
import type { Paint, Tone } from './colour.ts'
import { cutToWidth } from './cut-to-width.ts'

/** A column of a table, and how it gives way where the terminal is narrow. */
export interface Column<Row> {
  readonly heading: string
  cell(row: Row): string
  /** Never narrower than this, unless all it holds is. */
  readonly least: number
  /** As wide as it should be: before it is narrower, columns that say less are left out. */
  readonly good: number
  /** Never wider than this. */
  readonly most: number
  /** The higher, the sooner it is left out. Those with 0 stay. */
  readonly rank: number
  tone?(row: Row): Tone | undefined
}

const GAP = 2

/** Columns of this rank or a higher one go before the others are narrower than they should be. */
const DISPENSABLE = 3

/** The columns of a table that are shown, and how wide they are. */
export interface Layout<Row> {
  readonly columns: readonly Column<Row>[]
  readonly widths: readonly number[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * Which columns fit into a terminal and how wide they are. Where not all do, the least important go; what room is left is given from
 * left to right, so that the last column takes the rest.
 *
 * @param wanted how wide each column would like to be
 */
export function layOut<Row>(columns: readonly Column<Row>[], wanted: readonly number[], room: number): Layout<Row> {
  let kept = columns.map((column, index) => {
    const wish = Math.min(Math.max(wanted[index] ?? 0, stringWidth(column.heading)), column.most)
    return { column, wish, least: Math.min(column.least, wish), good: Math.min(column.good, wish) }
  })
  /** Leaves columns out, down to a rank, until the others fit. */
  const giveWay = (as: 'least' | 'good', rank: number) => {
    for (;;) {
      const highest = Math.max(...kept.map(({ column }) => column.rank))
      if (highest < rank || sum(kept.map((place) => place[as])) + GAP * (kept.length - 1) <= room) return
      kept = kept.filter(({ column }) => column.rank < highest)
    }
  }
  giveWay('good', DISPENSABLE)
  giveWay('least', 1)
  const widths = kept.map(({ least }) => least)
  for (const as of ['good', 'wish'] as const) {
    for (const [index, place] of kept.entries()) {
      const left = room - sum(widths) - GAP * (kept.length - 1)
      const width = widths[index] ?? 0
      widths[index] = width + Math.max(0, Math.min(place[as] - width, left))
    }
  }
  return { columns: kept.map(({ column }) => column), widths }
}
/** How wide columns would like to be for these rows. */
export const widthsFor = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  columns.map((column) => rows.reduce((widest, row) => Math.max(widest, stringWidth(column.cell(row))), 0))

function line<Row>(
  { columns, widths }: Layout<Row>,
  cell: (column: Column<Row>) => string,
  paint: Paint,
  tone: (column: Column<Row>) => Tone | undefined,
) {
  const cells = columns.map((column, index) => {
    const width = widths[index] ?? 0
    const text = cutToWidth(cell(column), width)
    // Nothing after the last text of a line, so that it does not break where it just fits.
    const padding = index === columns.length - 1 ? '' : ' '.repeat(width - stringWidth(text) + GAP)
    return paint(tone(column), text) + padding
  })
  return `${cells.join('').trimEnd()}\n`
}

export const headingLine = <Row>(layout: Layout<Row>, paint: Paint) =>
  line(
    layout,
    ({ heading }) => heading,
    paint,
    () => 'heading',
  )

export const rowLine = <Row>(layout: Layout<Row>, row: Row, paint: Paint) =>
  line(
    layout,
    (column) => column.cell(row),
    paint,
    (column) => column.tone?.(row),
  )
