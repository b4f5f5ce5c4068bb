/** Turns what the content says of figures into what the drawings of `site/figures/` take. */
import type { Figure } from '../../content/figure.ts'
import type { Words } from '../../content/load-content.ts'
import type { ChartProps, ChartRow } from '../../figures/ChartRows.tsx'
import type { StatProps } from '../../figures/Stat.tsx'
import { captionsWith } from './LedgerMark.tsx'

interface CountedFigure {
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

export function rowsOf(items: readonly CountedFigure[]): ChartRow[] {
  return items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.whole }))
}

interface Captioned {
  items: readonly CountedFigure[]
  note: string
}

/** Makes whole charts and lists of numbers, their captions with the way to what their figures mean. */
export function drawnWith(ledger: Words['ledger']) {
  const noted = captionsWith(ledger)
  return {
    chart: ({ caption, items, note }: Captioned & { caption: string }): ChartProps => ({
      caption: noted(caption, items),
      rows: rowsOf(items),
      note,
    }),
    stats: ({ title, items, note }: Partial<Captioned> & Pick<Captioned, 'items'> & { title: string }) => ({
      caption: noted(title, items),
      stats: statsOf(items),
      note,
    }),
  }
}
