/** Turns what the content says of figures into what the drawings of `site/figures/` take. */
import type { Figure } from '../../content/figure.ts'
import type { BarChartProps } from '../../figures/BarChart.tsx'

export interface CountedFigure {
  figure: Figure
  label: string
  unit?: string | undefined
}

interface Stat {
  /** The number as it is printed: '2.7 billion'. */
  value: string
  /** A word set after the number. */
  unit?: string
  /** What the number counts. */
  caption: string
}

export function statsOf(items: readonly CountedFigure[]): Stat[] {
  return items.map(({ figure: { fullText }, label, unit }) => {
    // Thai joins a number's word and what it counts: 25 ล้านคน.
    if (unit && /\p{Script=Thai}$/u.test(fullText)) return { value: `${fullText}${unit}`, caption: label }
    return { value: fullText, caption: label, ...(unit && { unit }) }
  })
}

interface FigureList {
  title: string
  items: readonly CountedFigure[]
}

/** The chart of a list, with a note on how it is counted or drawn. */
export const chartOf = ({ title, items }: FigureList, note: string): BarChartProps => ({
  caption: title,
  rows: items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.fullText })),
  note,
})
