import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/PrintedNumber.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { PlanTerms } from './PlanTerms.tsx'
import { planPath } from './plan-links.ts'
import './chosen-plan.css'

interface ChosenPlanProps {
  words: Words['rates']
  plans: Words['plans']
  locale: Locale
}

/**
 * The plans beside the form: their prices, and of the one that is chosen in it everything, or on phones that it is. Which that
 * is, the styles see by themselves, with script and without.
 */
export function ChosenPlan({ words, plans, locale }: ChosenPlanProps) {
  return (
    <ul className="chosen-plan" aria-label={words.heading}>
      {plans.map((plan, position) => (
        <li key={plan.id} data-plan={plan.id}>
          <p>
            {plan.name}{' '}
            <strong className="plan-price">
              <PrintedNumber>{plan.price.figure.text}</PrintedNumber>
            </strong>
          </p>
          <div>
            <PlanTerms words={words} plan={plan} />
            <MoreLink
              href={planPath(position, locale)}
              text={words.details}
              about={words.detailsAbout.replace('{name}', plan.name)}
            />
          </div>
        </li>
      ))}
      <li data-plan="custom">
        <p>
          {words.custom.name} <small>{words.custom.price}</small>
        </p>
        <div>{words.custom.text}</div>
      </li>
    </ul>
  )
}
