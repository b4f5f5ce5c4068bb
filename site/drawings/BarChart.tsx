import type { ReactNode } from 'react'
import './figure.css'

export interface ChartRow {
  readonly label: string
  readonly value: number
  readonly text: string
}

export interface BarChartProps {
  readonly caption: ReactNode
  readonly rows: readonly ChartRow[]
  readonly note: string
  /** The value of a full bar. Default: the largest value. */
  readonly whole?: number
  /** Bar color. Use `wire` only if nothing else in the picture has that color, as in the media kit's charts. */
  readonly tone?: 'wire' | 'jade'
}

/** Rows of label, bar and value. The bars repeat the values, so they are hidden from assistive technology. */
export function BarChart({ caption, rows, note, tone = 'jade', ...chart }: BarChartProps) {
  const whole = chart.whole ?? Math.max(...rows.map(({ value }) => value))
  return (
    <figure className={`chart chart-${tone}`}>
      <figcaption className="figure-caption">{caption}</figcaption>
      <dl>
        {rows.map(({ label, value, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={`${Math.round((value / whole) * 1000) / 10}%`} height="100%" />
              </svg>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <p className="figure-note">{note}</p>
    </figure>
  )
}
