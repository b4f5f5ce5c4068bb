import { NumberWithUnit } from '../../ui/NumberWithUnit.tsx'
import { type CountedFigure, formatWithUnit } from '../shared/stats-and-charts.ts'
import './distribution.css'

interface FiguresProps {
  items: readonly CountedFigure[]
}

export const FigureItems = ({ items, className }: FiguresProps & { className?: string }) =>
  items.map((item) => (
    <li key={item.label}>
      <strong className={className}>
        <NumberWithUnit>{formatWithUnit(item)}</NumberWithUnit>
      </strong>{' '}
      {item.label}
    </li>
  ))

/** A row of figures with what they count. The first one is large. */
export const LeadingFigures = ({ title, items }: FiguresProps & { title: string }) => (
  <ul className="inline secondary leading-figures" aria-label={title}>
    <FigureItems items={items} className="value" />
  </ul>
)
