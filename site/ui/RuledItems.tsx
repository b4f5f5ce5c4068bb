import { classNames } from './class-names.ts'

interface RuledItemsProps {
  items: readonly { title: string; text: string }[]
  /** The layout: `rows` or `columns`. */
  className?: string
}

export function RuledItems({ items, className }: RuledItemsProps) {
  return (
    <dl className={classNames('terms', className)}>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
