import { PrintedNumber } from './PrintedNumber.tsx'
import './Stat.css'

export type StatProps = {
  /** The number as it is printed; its words are set smaller: '2.7 billion'. */
  readonly value: string
  /** A word set after the number. */
  readonly unit?: string
  /** What the number counts. */
  readonly caption: string
}

/** One large numeral and what it counts. Belongs in a `StatRow`. */
export function Stat({ value, unit = '', caption }: StatProps) {
  return (
    <li className="stat">
      <strong>
        <PrintedNumber>{`${value} ${unit}`}</PrintedNumber>
      </strong>{' '}
      {caption}
    </li>
  )
}
