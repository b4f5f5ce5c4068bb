import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Stat, type StatProps } from './Stat.tsx'
import './figure.css'

interface StatRowProps {
  /** What all of them count. */
  readonly caption: ReactNode
  readonly stats: readonly StatProps[]
  /** Below each other at every width, as on phones: in a column of its own. */
  readonly list?: boolean
  readonly note?: string | undefined
}

/** Numerals in ruled columns, as many beside each other as there is room for; on phones in ruled rows. */
export function StatRow({ caption, stats, list = false, note }: StatRowProps) {
  return (
    <figure className="stats-figure">
      <figcaption className="figure-caption">{caption}</figcaption>
      <ul className={classNames('stats', !list && 'stats-columns')}>
        {stats.map((stat) => (
          <Stat key={stat.caption} {...stat} />
        ))}
      </ul>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}
