import type { Figure } from '../../content/figure.ts'
import type { BarChartProps } from '../../drawings/BarChart.tsx'

export interface CountedFigure {
  figure: Figure
  label: string
  unit?: string | undefined
}

interface Stat {
  /** The number as text: '2.7 billion'. */
  value: string
  /** A word after the number: 'hours'. */
  unit?: string
  /** What the number counts. */
  caption: string
}

export function toStats(items: readonly CountedFigure[]): Stat[] {
  return items.map(({ figure: { fullText }, label, unit }) => {
    // Thai has no space between the word of a number and its unit: 25 ล้านคน.
    if (unit && /\p{Script=Thai}$/u.test(fullText)) return { value: `${fullText}${unit}`, caption: label }
    return { value: fullText, caption: label, ...(unit && { unit }) }
  })
}

interface FigureList {
  title: string
  items: readonly CountedFigure[]
}

export const toChart = ({ title, items }: FigureList, note: string): BarChartProps => ({
  caption: title,
  rows: items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.fullText })),
  note,
})
