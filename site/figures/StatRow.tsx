import { Fragment, type ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import './figure.css'

export interface StatProps {
  /** The number as it is printed: '2.7 billion'. */
  readonly value: string
  /** A word set after the number. */
  readonly unit?: string
  /** What the number counts. */
  readonly caption: string
}

interface StatRowProps {
  /** What all of them count. */
  readonly caption: ReactNode
  readonly stats: readonly StatProps[]
  /** Stacked at every width, as on phones. */
  readonly list?: boolean
  readonly note?: string | undefined
}

/** Numerals in ruled columns, as many beside each other as there is room for; on phones in ruled rows. */
export function StatRow({ caption, stats, list = false, note }: StatRowProps) {
  return (
    <figure className="stats-figure">
      <figcaption className="figure-caption">{caption}</figcaption>
      <ul className={classNames('stats', !list && 'stats-columns')}>
        {stats.map(({ value, unit = '', caption: counted }) => (
          <li key={counted}>
            <strong>
              <PrintedNumber>{`${value} ${unit}`}</PrintedNumber>
            </strong>{' '}
            {counted}
          </li>
        ))}
      </ul>
      {note && <p className="figure-note">{note}</p>}
    </figure>
  )
}

/**
 * A figure with its words in spans of their own, so that they can be set smaller: '2.7 billion'. A word before the number
 * stays on its line: 'กว่า 450'.
 */
export function PrintedNumber({ children }: { readonly children: string }) {
  const parts = children.split(/\s+/).filter((text) => text !== '')
  return parts.map((text, position) => {
    const isNumber = /\d/.test(text)
    return (
      <Fragment key={text}>
        {position > 0 && (isNumber ? '\u00A0' : ' ')}
        {isNumber ? text : <span>{text}</span>}
      </Fragment>
    )
  })
}
