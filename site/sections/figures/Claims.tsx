import type { CountedFigure } from '../shared/stats-and-charts.ts'
import { FigureItems } from './LeadingFigures.tsx'
import './distribution.css'

interface ClaimsProps {
  title: string
  lists: readonly { title: string; items: readonly CountedFigure[] }[]
  /** Kinds of partner outlets. The specification names no companies. */
  partners: { title: string; kinds: readonly string[] }
  note?: string
}

/** All figures of a section, in columns. Below them the kinds of partners. */
export function Claims({ title, lists, partners, note }: ClaimsProps) {
  return (
    <section className="wide small-print claims">
      <h3 className="ruled-heading">{title}</h3>
      <div className="grid claims-lists">
        {lists.map(({ title, items }) => (
          <section key={title}>
            <h4>{title}</h4>
            <ul className="inline">
              <FigureItems items={items} />
            </ul>
          </section>
        ))}
      </div>
      <p>
        <strong>{partners.title}</strong> {partners.kinds.join(' · ')}
      </p>
      {note && <p>{note}</p>}
    </section>
  )
}
