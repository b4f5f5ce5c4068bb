/** Turns what the content says of figures into what the drawings of `site/figures/` take. */
import type { Figure } from '../../content/figure.ts'
import type { BarChartProps } from '../../figures/BarChart.tsx'
import type { StatProps } from '../../figures/StatRow.tsx'

export interface CountedFigure {
  figure: Figure
  label: string
  unit?: string | undefined
}

export function statsOf(items: readonly CountedFigure[]): StatProps[] {
  return items.map(({ figure: { whole }, label, unit }) => {
    // Thai joins a number's word and what it counts: 25 ล้านคน.
    if (unit && /\p{Script=Thai}$/u.test(whole)) return { value: `${whole}${unit}`, caption: label }
    return { value: whole, caption: label, ...(unit && { unit }) }
  })
}

interface FigureList {
  title: string
  items: readonly CountedFigure[]
}

/** The chart of a list, with a note on how it is counted or drawn. */
export const chartOf = ({ title, items }: FigureList, note: string): BarChartProps => ({
  caption: title,
  rows: items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.whole })),
  note,
})

export const statListOf = ({ title, items, note }: FigureList & { note?: string | undefined }) => ({
  caption: title,
  stats: statsOf(items),
  note,
})
