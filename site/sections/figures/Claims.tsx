import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { CountedFigure } from '../shared/stats-and-charts.ts'
import { FigureItems } from './LeadingFigures.tsx'
import './distribution.css'

interface ClaimsProps {
  lists: readonly { title: string; items: readonly CountedFigure[] }[]
  /** Kinds of partner outlets. The specification names no companies. */
  partners: { title: string; kinds: readonly string[] }
  /** Stories of clients, below the last list. */
  stories?: ReactNode
  note?: string
}

/** All figures of a section, set like the stock page of a newspaper. The last list has the longest labels. */
export function Claims({ lists, partners, stories, note }: ClaimsProps) {
  const listed = lists.map(({ title, items }, position) => (
    <section key={title} className={classNames(position === lists.length - 1 && 'stock-results')}>
      <h3 className="ruled-heading">{title}</h3>
      <ul role="list">
        <FigureItems items={items} className="value" />
      </ul>
    </section>
  ))
  return (
    <div className="wide stock-page">
      {listed.slice(0, -1)}
      <section>
        <h3 className="ruled-heading">{partners.title}</h3>
        <p>{partners.kinds.join(' · ')}</p>
      </section>
      {listed.at(-1)}
      {stories}
      {note && <p className="wide small-print">{note}</p>}
    </div>
  )
}
