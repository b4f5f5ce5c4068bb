import type { ReactNode } from 'react'
import './figure.css'
import { Phrases } from '../ui/Phrases.tsx'

export interface ChartRow {
  readonly label: string
  readonly value: number
  /** The value as it is printed. */
  readonly text: string
}

export interface BarChartProps {
  readonly caption: ReactNode
  readonly rows: readonly ChartRow[]
  readonly note: string
  /** What a bar of the whole length stands for; the largest value where it is not given. */
  readonly whole?: number
  /** Wire where the page carries no other live signal; jade is data. */
  readonly tone?: 'wire' | 'jade'
}

/** Values below each other: label, bar and figure. Every bar begins at zero. It repeats the figure, and is decoration. */
export function BarChart({ caption, rows, note, tone = 'jade', ...chart }: BarChartProps) {
  const whole = chart.whole ?? Math.max(...rows.map(({ value }) => value))
  return (
    <figure className={`chart chart-${tone}`}>
      <figcaption className="figure-caption">{caption}</figcaption>
      <dl>
        {rows.map(({ label, value, text }) => (
          <div key={label}>
            <dt>
              <Phrases>{label}</Phrases>
            </dt>
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
