import { Fragment } from 'react'
import { printedParts } from './printed-number.ts'
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
        {printedParts(`${value} ${unit}`).map(({ text, digits }, position) => (
          <Fragment key={text}>
            {position > 0 && ' '}
            {digits ? text : <span>{text}</span>}
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
