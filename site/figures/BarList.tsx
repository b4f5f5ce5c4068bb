import './BarList.css'
import { type ChartProps, ChartRows } from './ChartRows.tsx'
import { onScale } from './scale.ts'

type Props = ChartProps & {
  /** Wire where the page carries no other live signal; jade is data. */
  readonly tone?: 'wire' | 'jade'
}

/** Amounts as bars that begin at zero; the largest has the whole length. */
export function BarList({ tone = 'jade', ...chart }: Props) {
  const largest = Math.max(...chart.rows.map(({ value }) => value))
  return (
    <ChartRows
      className={`bars-${tone}`}
      draw={(value) => <rect width={onScale(value, 0, largest)} height="100%" />}
      {...chart}
    />
  )
}
