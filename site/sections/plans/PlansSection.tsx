import type { SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { PlanPrice } from './PlanPrice.tsx'
import { planPath, signupPath } from './plan-links.ts'
import { getPlanTerms } from './plan-terms.ts'
import './plans.css'

interface PlansSectionProps {
  content: SiteContent
  /** The URL of the plan finder, which is on every plan page. */
  finderHref: string
}

export function PlansSection({ content, finderHref }: PlansSectionProps) {
  const { planTerms, plans, finder, locale } = content
  const { which, custom } = planTerms
  return (
    <Section id="plans" {...planTerms} lead={planTerms.summary}>
      <ul className="plan-cards" role="list" aria-label={planTerms.caption}>
        {plans.map((plan, position) => (
          <li key={plan.id} className={classNames('plan-card', plan.featured && 'sheet plan-card-featured')}>
            <div className="inline apart plan-head">
              <h3>
                <a href={planPath(position, locale)}>{plan.name}</a>
              </h3>
              {plan.featured && <p className="label tag">{planTerms.featured}</p>}
              <PlanPrice {...{ content, plan }} />
            </div>
            <p className="plan-audience">{which[plan.id]}</p>
            <Facts
              className="rows plan-terms"
              items={getPlanTerms(planTerms, plan).filter(([term]) => term !== planTerms.time)}
            />
            <ButtonLink href={signupPath(plan.id, locale)} kind={plan.featured ? 'primary' : 'quiet'}>
              {planTerms.choose.replace('{name}', plan.name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="plan-help">
        {planTerms.timeText} {which.custom}
      </p>
      <p className="inline">
        <a className="text-link" href={signupPath('custom', locale)}>
          {planTerms.choose.replace('{name}', custom.name)}
        </a>
        <a className="text-link" href={finderHref}>
          {finder.link}
        </a>
      </p>
    </Section>
  )
}
