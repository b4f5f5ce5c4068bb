import { Check, Minus } from 'lucide-react'
import type { PageWords, SiteContent } from '../../content/load-content.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { PlanPrice } from '../plans/PlanPrice.tsx'
import { signupPath } from '../plans/plan-links.ts'
import { getPlanTerms } from '../plans/plan-terms.ts'
import './pricing.css'

type Plan = SiteContent['plans'][number]
type PlanWords = PageWords<'pricing'>['plans'][number]

interface PriceSheetProps {
  content: SiteContent
  plan: Plan
  included: readonly string[]
}

export function PriceSheet({ content, plan, included }: PriceSheetProps) {
  const { pages, paymentTerms, planTerms, identity, locale } = content
  const { sidebar, currency } = pages.pricing.shared
  const vat = paymentTerms.vat.thailand[identity.billing.vat || 'open']
  return (
    <section className="sheet sheet-padded price-sheet" aria-labelledby="included-heading">
      <p className="inline apart release-label">
        <strong>{plan.name}</strong>
        {plan.featured && <span className="label tag">{planTerms.featured}</span>}
      </p>
      <PlanPrice {...{ content, plan }} />
      <Facts items={getPlanTerms(planTerms, plan)} />
      <h2 id="included-heading" className="ruled-heading">
        {sidebar.heading}
      </h2>
      <ul className="rows">
        {included.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="actions">
        <ButtonLink href={signupPath(plan.id, locale)}>{planTerms.choose.replace('{name}', plan.name)}</ButtonLink>
      </p>
      <p className="note">
        {currency} {vat}{' '}
        <a className="text-link" href="#paying-terms">
          {paymentTerms.link}
        </a>
      </p>
    </section>
  )
}

interface FeatureTableProps {
  content: SiteContent
  /** The plan of this page. */
  plan: Plan
  report: { href: string; text: string } | undefined
}

/** The features of all plans. Icon and text mark an excluded feature: color alone is not accessible. */
export function FeatureTable({ content: { pages, plans, planTerms }, plan, report }: FeatureTableProps) {
  const { features, shared } = pages.pricing
  const { table } = shared
  const { lists } = planTerms
  const renderMark = (included: boolean) => {
    const Icon = included ? Check : Minus
    return (
      <span className={included ? undefined : 'secondary'}>
        <Icon color={included ? 'var(--jade)' : 'currentColor'} aria-hidden />{' '}
        {included ? table.included : table.excluded}
      </span>
    )
  }
  const outlets = { id: 'outlets', cells: [table.outlets, ...plans.map((each) => each.outlets.figure.fullText)] }
  const rows = features.map((feature) => ({
    id: feature.text,
    cells: [
      <>
        {feature.text}{' '}
        {feature.report && report && (
          <a className="text-link" href={report.href}>
            {report.text}
          </a>
        )}
      </>,
      ...plans.map(({ id }) => renderMark(feature[id])),
    ],
  }))
  return (
    <Section className="split" id="features" heading={table.heading}>
      <div>
        <RuledTable
          className="feature-table"
          caption={table.caption.replace('{name}', plan.name)}
          columns={[table.feature, ...plans.map(({ name }) => name)]}
          current={plan.name}
          rows={[outlets, ...rows]}
        />
        <p className="note">
          {table.note} {lists.heading}
        </p>
        <ul className="small-print">
          {lists.items.map((list) => (
            <li key={list}>{list}</li>
          ))}
        </ul>
        <p className="small-print">{lists.languages}</p>
      </div>
    </Section>
  )
}

/** Compares the plan with other ways to distribute a release. */
export function Comparison({ content, texts }: { content: SiteContent; texts: PlanWords['comparison'] }) {
  const { heading, lead, titles } = content.pages.pricing.shared.comparison
  return (
    <Section id="comparison" heading={heading} lead={lead}>
      <RuledItems
        className="ruled columns"
        items={(['agencies', 'diy', 'online'] as const).map((kind) => ({ title: titles[kind], text: texts[kind] }))}
      />
    </Section>
  )
}
