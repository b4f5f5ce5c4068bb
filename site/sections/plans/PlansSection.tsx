import type { Locale } from '../../../contract/locale.ts'
import { findFittingPlan } from '../../../contract/plans.ts'
import type { Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { planPath, signupWith } from './plan-links.ts'
import './plans.css'

interface PlansSectionProps {
  words: Words
  locale: Locale
  /** Where the plan finder is: on the pages of the plans. */
  finderHref: string
}

/** What a release costs and which plan it takes, on the home page and at the end of each plan's own. */
export function PlansSection({ words, locale, finderHref }: PlansSectionProps) {
  return (
    <SectionFrame id="plans" {...words.rates} lead={words.rates.summary}>
      <PlanList words={words} locale={locale} />
      <WhichPlan words={words} locale={locale} finderHref={finderHref} />
      <FiguresLink ledger={words.ledger} />
    </SectionFrame>
  )
}

/** The three plans as a price list in a newspaper: one ruled row each. */
function PlanList({ words: { rates, plans }, locale }: Omit<PlansSectionProps, 'finderHref'>) {
  return (
    <RuledTable
      className="plan-list"
      caption={rates.caption}
      columns={[rates.plan, rates.price, rates.outlets, rates.writing, rates.languages, rates.choosing]}
      rows={plans.map(({ id, name, featured, price, outlets, writing, languages }, position) => ({
        id,
        cells: [
          <>
            <h3>
              <a href={planPath(position, locale)}>{name}</a>
            </h3>
            {featured && <span className="tag">{rates.featured}</span>}
          </>,
          <strong key={id} className="plan-price">
            <PrintedNumber>{price.figure.text}</PrintedNumber>
          </strong>,
          rates.outletCount.replace('{n}', outlets.figure.whole),
          <Phrases key={writing.text}>{writing.text}</Phrases>,
          <Phrases key={languages.text}>{languages.text}</Phrases>,
          <ButtonLink key={id} href={signupWith(id, locale)} kind={featured ? 'primary' : 'quiet'}>
            {rates.choose.replace('{name}', name)}
          </ButtonLink>,
        ],
      }))}
      foot={[rates.time, rates.timeText]}
    />
  )
}

/** From what is in hand to the plan for it, and what is left for a quotation of its own. */
function WhichPlan({ words: { rates, plans, finder }, locale, finderHref }: PlansSectionProps) {
  const { which, custom } = rates
  const cases = which.cases.map(({ have, out, ...need }) => {
    const plan = findFittingPlan(need, plans)
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
          columns={[which.have, which.out, rates.plan]}
          rows={[...cases, { ...which.custom, plan: custom.name }].map(({ have, out, plan }) => ({
            id: have,
            cells: [
              ...[have, out].map((text) => <Phrases key={text}>{text}</Phrases>),
              <strong key={plan}>{plan}</strong>,
            ],
          }))}
        />
        <p className="note">{custom.terms}</p>
        <p className="actions">
          <a className="text-link" href={signupWith('custom', locale)}>
            {rates.choose.replace('{name}', custom.name)}
          </a>
          <a className="text-link" href={finderHref}>
            {finder.link}
          </a>
        </p>
      </div>
    </section>
  )
}
