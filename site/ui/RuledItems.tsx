import { classNames } from './class-names.ts'
import { Phrases } from './Phrases.tsx'

interface RuledItemsProps {
  items: readonly { title: string; text: string }[]
  /** How they are laid out: `rows` between rules, or `columns`. */
  className?: string
}

/** Titles, each with what it means, kept apart by the hairlines of a newspaper page. */
export function RuledItems({ items, className }: RuledItemsProps) {
  return (
    <dl className={classNames('terms', className)}>
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
