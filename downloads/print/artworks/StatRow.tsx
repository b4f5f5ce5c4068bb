import type { ReactNode } from 'react'
import { type CountedFigure, toStats } from '../../../site/sections/page/stats-and-charts.ts'
import { classNames } from '../../../site/ui/class-names.ts'
import { NumberWithUnit } from '../../../site/ui/NumberWithUnit.tsx'

interface StatRowProps {
  /** What all of them count. */
  title: ReactNode
  items: readonly CountedFigure[]
  /** Stacked in ruled rows. */
  list?: boolean
  note?: string | undefined
}

/** Numerals in ruled columns, as many beside each other as there is room for, or in ruled rows. */
export function StatRow({ title, items, list = false, note }: StatRowProps) {
  return (
    <figure className="stats-figure">
      <figcaption className="figure-caption">{title}</figcaption>
      <ul className={classNames('stats', !list && 'stats-columns')}>
        {toStats(items).map(({ value, unit = '', caption }) => (
          <li key={caption}>
            <strong>
              <NumberWithUnit>{`${value} ${unit}`}</NumberWithUnit>
            </strong>{' '}
            {caption}
          </li>
        ))}
      </ul>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}
