import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'
import './ruled-items.css'

interface RuledItemsProps {
  items: readonly { title: string; text: string }[]
  /** How they are laid out: in columns, one below the other. */
  className?: string
}

/** Titles, each with what it means, kept apart by the hairlines of a newspaper page. */
export function RuledItems({ items, className }: RuledItemsProps) {
  return (
    <dl className={classNames('ruled-items', className)}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>
            <Phrases>{title}</Phrases>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
