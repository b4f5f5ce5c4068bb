import { type ChartProps, ChartRows } from './ChartRows.tsx'
import { onScale } from './scale.ts'

/** Its note says that the scale does not start at zero; `{n}` is where it does. */
type Props = ChartProps & {
  /** The ends of the scale in percent, both printed. */
  readonly from: number
  readonly to: number
}

/**
 * Rates as dots on a scale, the highest first. A dot, not a bar: where a scale starts at 85%, a length from there would
 * make 96% look three times 89%.
 */
export function ScaleFigure({ caption, rows, from, to, note }: Props) {
  return (
    <ChartRows
      caption={caption}
      rows={rows.toSorted((one, other) => other.value - one.value)}
      draw={(value) => <circle cx={onScale(value, from, to)} cy="50%" r="5" />}
      ends={[`${from}%`, `${to}%`]}
      note={note.replace('{n}', String(from))}
    />
  )
}
