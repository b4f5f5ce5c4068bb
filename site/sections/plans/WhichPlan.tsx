import type { Locale } from '../../../contract/locale.ts'
import { fittingPlan } from '../../../contract/plans.ts'
import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { signupWith } from './plan-links.ts'
import './plans.css'

interface WhichPlanProps {
  words: Words['rates']
  plans: Words['plans']
  locale: Locale
  /** To the plan finder. */
  finder: { href: string; text: string }
}

/** From what is in hand to the plan for it, and what is left for a quotation of its own. */
export function WhichPlan({ words, plans, locale, finder }: WhichPlanProps) {
  const { which, custom } = words
  const cases = which.cases.map(({ have, out, ...need }) => {
    const plan = fittingPlan(need, plans)
    if (!plan) throw new Error(`WhichPlan: no plan covers ${JSON.stringify(need)}, see rates.yaml`)
    return { have, out, plan: plan.name }
  })
  return (
    <section className="split which-plan" aria-labelledby="which-plan">
      <h3 id="which-plan">
        <Phrases>{which.heading}</Phrases>
      </h3>
      <div>
        <RuledTable
          caption={which.heading}
          columns={[which.have, which.out, words.plan]}
          rows={[...cases, { ...which.custom, plan: custom.name }].map(({ have, out, plan }) => ({
            id: have,
            cells: [
              ...[have, out].map((text) => <Phrases key={text}>{text}</Phrases>),
              <strong key={plan}>{plan}</strong>,
            ],
          }))}
        />
        <p>{custom.terms}</p>
        <div className="which-plan-links">
          <a className="text-link" href={signupWith('custom', locale)}>
            {words.choose.replace('{name}', custom.name)}
          </a>
          <a className="text-link" href={finder.href}>
            {finder.text}
          </a>
        </div>
      </div>
    </section>
  )
}
