import type { ReactNode } from 'react'
import { type CountedFigure, toStats } from '../../../site/sections/page/stats-and-charts.ts'
import { classNames } from '../../../site/ui/class-names.ts'
import { NumberWithUnit } from '../../../site/ui/NumberWithUnit.tsx'

interface StatRowProps {
  /** What all items count. */
  title: ReactNode
  items: readonly CountedFigure[]
  /** Puts each item in a row of its own, even if there is room for columns. */
  list?: boolean
  note?: string | undefined
}

/** Numerals with captions, in columns if there is room, otherwise in rows. Rules separate them. */
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
