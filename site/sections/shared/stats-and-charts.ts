import type { Figure } from '../../content/compose/figure.ts'
import type { BarChartProps } from '../../drawings/BarChart.tsx'

export interface CountedFigure {
  figure: Figure
  label: string
  unit?: string | undefined
}

/** Returns `2.7 billion people`. Thai has no space between the word of a number and its unit: 25 ล้านคน. */
export const formatWithUnit = ({ figure: { fullText }, unit = '' }: CountedFigure) =>
  /\p{Script=Thai}$/u.test(fullText) ? fullText + unit : `${fullText} ${unit}`.trim()

type FigureList = { title: string; items: readonly CountedFigure[] }

export const toChart = ({ title, items }: FigureList, note: string): BarChartProps => ({
  caption: title,
  rows: items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.fullText })),
  note,
})
