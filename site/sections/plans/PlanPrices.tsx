import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { planPath } from './plan-links.ts'
import './plans.css'

interface PlanPricesProps {
  words: Words['rates']
  plans: Words['plans']
  locale: Locale
}

/** The plans and their prices beside the signup form. */
export function PlanPrices({ words, plans, locale }: PlanPricesProps) {
  return (
    <ul className="rows plan-prices" aria-label={words.heading}>
      {plans.map((plan, position) => (
        <li key={plan.id}>
          <a href={planPath(position, locale)}>{plan.name}</a>
          <strong className="plan-price">
            <PrintedNumber>{plan.price.figure.text}</PrintedNumber>
          </strong>
        </li>
      ))}
      <li>
        {words.custom.name} <small>{words.custom.price}</small>
      </li>
    </ul>
  )
}
