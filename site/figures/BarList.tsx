import { barLength } from './bar-length.ts'
import './BarList.css'
import './figure.css'

export type Bar = {
  readonly label: string
  readonly value: number
  /** The value as it is printed. */
  readonly text: string
}

type Props = {
  readonly caption: string
  readonly bars: readonly Bar[]
  /** Wire where the page carries no other live signal; jade is data. */
  readonly tone?: 'wire' | 'jade'
  /** What a full bar stands for; the largest value where nothing is said. Bars always begin at zero. */
  readonly whole?: number
  readonly note?: string
}

/** Values side by side, as ruled rows of label, bar and figure. */
export function BarList({ caption, bars, tone = 'jade', whole, note }: Props) {
  const full = whole ?? Math.max(...bars.map(({ value }) => value))
  return (
    <figure className={`bars bars-${tone}`}>
      <figcaption className="figure-caption">{caption}</figcaption>
      <dl>
        {bars.map(({ label, value, text }) => (
          <div className="bars-row" key={label}>
            <dt>{label}</dt>
            <dd>
              <svg aria-hidden="true">
                <rect width={barLength(value, full)} height="100%" />
              </svg>
              <span>{text}</span>
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}
