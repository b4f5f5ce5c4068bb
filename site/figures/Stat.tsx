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

/** One large numeral and what it counts. Read as 'caption: number', set with the number first. Belongs in a `StatRow`. */
export function Stat({ value, unit = '', caption }: StatProps) {
  return (
    <div className="stat">
      <dt>{caption}</dt>
      <dd>
        <PrintedNumber>{`${value} ${unit}`}</PrintedNumber>
      </dd>
    </div>
  )
}
