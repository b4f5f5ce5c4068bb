import { FINDER_FIELDS } from '../../../contract/finder/finder-answer.ts'
import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { MoreLink } from '../../ui/MoreLink.tsx'
import { PlanTerms } from '../plans/PlanTerms.tsx'
import { planPath, signupWith } from '../plans/plan-links.ts'
import { part } from '../questions/QuestionDesk.tsx'
import { Said } from '../questions/Said.tsx'
import './finder-answer.css'

interface FinderAnswerProps {
  words: Words
  locale: Locale
}

/** The plan that was found: its price, what each choice had to do with it, what it includes, and the way to the form. */
export function FinderAnswer({ words: { finder, plans, rates, pages }, locale }: FinderAnswerProps) {
  const { questions, result } = finder
  const choose = (name: string) => rates.choose.replace('{name}', name)
  return (
    <>
      <p className="finder-price">
        <Said name="price" />
      </p>
      <p {...part('priced')}>
        {result.tax} <span {...part('fee')}>{result.fee}</span>
      </p>
      <p {...part('series')}>
        {result.series} <a href={signupWith('custom', locale)}>{choose(rates.custom.name)}</a>
      </p>
      <div className="finder-columns">
        <div>
          <h4>{result.why}</h4>
          <dl className="finder-reasons">
            {FINDER_FIELDS.map((name) => (
              <div key={name}>
                <dt>{questions[name].label}</dt>
                <dd>
                  <strong>
                    <Said name={`${name}.chosen`} />
                  </strong>{' '}
                  <Said name={`${name}.why`} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Said name="comparison" />
          </p>
        </div>
        <div>
          {plans.map((plan, position) => (
            <div key={plan.id} {...part(`plan-${plan.id}`)}>
              <h4>{result.included}</h4>
              <PlanTerms words={rates} plan={plan} />
              <ul className="finder-included">
                {pages.pricing.plans[position]?.included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
              <p className="actions">
                <ButtonLink href={signupWith(plan.id, locale)}>{choose(plan.name)}</ButtonLink>
                <MoreLink
                  href={planPath(position, locale)}
                  text={rates.details}
                  about={rates.detailsAbout.replace('{name}', plan.name)}
                />
              </p>
            </div>
          ))}
          <div {...part('plan-custom')}>
            <p>{result.custom}</p>
            <p className="actions">
              <ButtonLink href={signupWith('custom', locale)}>{choose(rates.custom.name)}</ButtonLink>
            </p>
          </div>
        </div>
      </div>
      <a className="text-link" href={`${localizedPath('/faq', locale)}#when`}>
        {result.when}
      </a>
    </>
  )
}
