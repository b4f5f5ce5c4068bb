import { Stat, type StatProps } from './Stat.tsx'
import './figure.css'

interface StatRowProps {
  /** What the whole row counts, where no heading above it says so. */
  readonly caption?: string
  readonly stats: readonly StatProps[]
}

/** Numerals in ruled columns, as many beside each other as there is room for. */
export function StatRow({ caption, stats }: StatRowProps) {
  const row = (
    <dl className="stats">
      {stats.map((stat) => (
        <Stat key={stat.caption} {...stat} />
      ))}
    </dl>
  )
  if (!caption) return row
  return (
    <figure className="stats-figure">
      <figcaption className="figure-caption">{caption}</figcaption>
      {row}
    </figure>
  )
}
