import { NumberWithUnit } from '../../ui/NumberWithUnit.tsx'
import { type CountedFigure, toStats } from '../page/stats-and-charts.ts'
import './distribution.css'

interface LeadingFiguresProps {
  title: string
  items: readonly CountedFigure[]
}

/** A row of figures with what they count. The first one is large. */
export function LeadingFigures({ title, items }: LeadingFiguresProps) {
  return (
    <ul className="leading-figures" aria-label={title}>
      {toStats(items).map(({ value, unit = '', caption }) => (
        <li key={caption}>
          <strong>
            <NumberWithUnit>{`${value} ${unit}`}</NumberWithUnit>
          </strong>{' '}
          {caption}
        </li>
      ))}
    </ul>
  )
}
