/** Turns what the content says of figures into what the drawings of `site/figures/` take. */
import type { Figure } from '../../content/figure.ts'
import type { Bar } from '../../figures/BarList.tsx'
import type { StatProps } from '../../figures/Stat.tsx'

interface CountedFigure {
  figure: Figure
  label: string
  unit?: string | undefined
}

export function statsOf(items: readonly CountedFigure[]): StatProps[] {
  return items.map(({ figure, label, unit }) => {
    // `2.7 billion`: the word is set smaller than the number, as a unit is.
    const [, number, word] = /^([\d.,]+)\s(\p{L}+)$/u.exec(figure.whole) ?? []
    const after = [word, unit].filter(Boolean).join(' ')
    return { value: number ?? figure.whole, caption: label, ...(after && { unit: after }) }
  })
}

export function barsOf(items: readonly CountedFigure[]): Bar[] {
  return items.map(({ figure, label }) => ({ label, value: figure.value, text: figure.whole }))
}
