import './figure.css'
import './ScaleFigure.css'
import { hangLabels, type Mark, scaleTicks } from './success-scale.ts'

export type Rate = {
  readonly label: string
  readonly value: number
  /** The value as it is printed. */
  readonly text: string
}

type Props = {
  readonly caption: string
  readonly rates: readonly Rate[]
  /** The ends of the scale, both printed. Where `from` is not zero, the caption or the note should say so too. */
  readonly from: number
  readonly to: number
  /** Between printed numbers; each is divided into five. */
  readonly step: number
  readonly unit?: string
  readonly note?: string
}

/** Heights in em, so that the figure grows with the reader's type: the scale, and each label's row below it. */
const RULE = 2.5
const ROW = 2.9

/** Rates as plumb lines hung from a ruled scale. */
export function ScaleFigure({ caption, rates, from, to, step, unit = '%', note }: Props) {
  const { side, marks } = hangLabels(rates, from, to)
  return (
    <figure className="scale">
      <figcaption className="figure-caption">{caption}</figcaption>
      <svg
        role="img"
        aria-label={rates.map(({ label, text }) => `${label} ${text}`).join(', ')}
        height={`${RULE + ROW * rates.length + 0.5}em`}
      >
        {scaleTicks(from, to, step).map(({ value, at }) => (
          <text
            className={at === 1 ? 'scale-number scale-end' : 'scale-number'}
            key={value}
            x={percent(at)}
            y={`${RULE - 1}em`}
          >
            <tspan>
              {value}
              {unit}
            </tspan>
          </text>
        ))}
        {scaleTicks(from, to, step / 5).map(({ value, at }, index) => (
          <line
            className="scale-tick"
            key={value}
            x1={percent(at)}
            x2={percent(at)}
            y1={`${RULE - (index % 5 === 0 ? 0.65 : 0.35)}em`}
            y2={`${RULE}em`}
          />
        ))}
        <line className="scale-rule" x2="100%" y1={`${RULE}em`} y2={`${RULE}em`} />
        {marks.map((mark) => (
          <PlumbLine key={mark.item.label} mark={mark} side={side} />
        ))}
      </svg>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}

function PlumbLine({ mark: { item, at, row }, side }: { mark: Mark<Rate>; side: 'left' | 'right' }) {
  const x = percent(at)
  const foot = RULE + (row + 1) * ROW
  const dx = side === 'left' ? -8 : 8
  return (
    <>
      <line className="scale-line" x1={x} x2={x} y1={`${RULE}em`} y2={`${foot}em`} />
      <circle className="scale-mark" cx={x} cy={`${RULE}em`} r="4.5" />
      <text className={`scale-label scale-${side}`} y={`${foot}em`}>
        <tspan className="scale-value" x={x} dx={dx} dy="-.8em">
          {item.text}
        </tspan>
        <tspan x={x} dx={dx} dy="1.35em">
          {item.label}
        </tspan>
      </text>
    </>
  )
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
