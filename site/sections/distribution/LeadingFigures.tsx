import { NumberWithUnit } from '../../ui/NumberWithUnit.tsx'
import { type CountedFigure, formatWithUnit } from '../page/stats-and-charts.ts'
import './distribution.css'

interface FiguresProps {
  items: readonly CountedFigure[]
}

export const FigureItems = ({ items }: FiguresProps) =>
  items.map((item) => (
    <li key={item.label}>
      <strong>
        <NumberWithUnit>{formatWithUnit(item)}</NumberWithUnit>
      </strong>{' '}
      {item.label}
    </li>
  ))

/** A row of figures with what they count. The first one is large. */
export const LeadingFigures = ({ title, items }: FiguresProps & { title: string }) => (
  <ul className="leading-figures" aria-label={title}>
    <FigureItems items={items} />
  </ul>
)
