import type { ReactNode } from 'react'
import './BarList.css'
import { type ChartRow, ChartRows } from './ChartRows.tsx'
import { onScale } from './scale.ts'

type Props = {
  readonly caption: ReactNode
  readonly bars: readonly ChartRow[]
  /** Wire where the page carries no other live signal; jade is data. */
  readonly tone?: 'wire' | 'jade'
  readonly note: string
}

/** Amounts as bars that begin at zero; the largest has the whole length. */
export function BarList({ caption, bars, tone = 'jade', note }: Props) {
  const largest = Math.max(...bars.map(({ value }) => value))
  return (
    <ChartRows
      className={`bars-${tone}`}
      caption={caption}
      rows={bars}
      draw={(value) => <rect width={onScale(value, 0, largest)} height="100%" />}
      note={note}
    />
  )
}
