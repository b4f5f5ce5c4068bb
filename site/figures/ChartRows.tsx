import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import './ChartRows.css'
import './figure.css'

export type ChartRow = {
  readonly label: string
  readonly value: number
  /** The value as it is printed. */
  readonly text: string
}

export type ChartProps = {
  readonly caption: ReactNode
  readonly rows: readonly ChartRow[]
  readonly note: string
}

type Props = ChartProps & {
  readonly className?: string
  /** What stands for a value between its label and its figure. */
  readonly draw: (value: number) => ReactNode
  /** What is printed at the ends of the scale, where it does not run from nothing to the largest value. */
  readonly ends?: readonly [from: string, to: string]
}

/** Values below each other, as ruled rows of label, drawing and figure. The drawing repeats the figure, and is silent. */
export function ChartRows({ caption, className, rows, draw, ends, note }: Props) {
  return (
    <figure className={classNames('chart', className)}>
      <figcaption className="figure-caption">{caption}</figcaption>
      <div className="chart-grid">
        <dl>
          {rows.map(({ label, value, text }) => (
            <div className="chart-row" key={label}>
              <dt>{label}</dt>
              <dd>
                <svg aria-hidden="true">{draw(value)}</svg>
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {ends && (
          <p className="chart-ends" aria-hidden="true">
            <span>{ends[0]}</span>
            <span>{ends[1]}</span>
          </p>
        )}
      </div>
      <p className="figure-note">{note}</p>
    </figure>
  )
}
