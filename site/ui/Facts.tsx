import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface FactsProps {
  items: readonly (readonly [term: string, value: ReactNode])[]
  className?: string
}

/** Labels with values, such as the terms of a plan. */
export const Facts = ({ items, className = 'rows' }: FactsProps) => (
  <dl className={classNames('facts', className)}>
    {items.map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
