import { Check, Minus } from 'lucide-react'
import type { Locale } from '../../../contract/locale.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PageCover } from '../../figures/Cover.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { PrintedNumber } from '../../ui/PrintedNumber.tsx'
import { RuledItems } from '../../ui/RuledItems.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import { PlanTerms } from '../plans/PlanTerms.tsx'
import { signupWith } from '../plans/plan-links.ts'
import './pricing.css'

type Plan = Words['plans'][number]
type PlanWords = PageWords<'pricing'>['plans'][number]

interface PriceSheetProps {
  words: Words
  plan: Plan
  included: readonly string[]
  locale: Locale
}

/** The plan as it would stand on a rate card: price, reach, what is in it, and the way to order. */
export function PriceSheet({ words: { pages, paying, rates }, plan, included, locale }: PriceSheetProps) {
  const { sidebar, currency } = pages.pricing.shared
  return (
    <aside className="sheet sheet-padded price-sheet" aria-labelledby="included-heading">
      <p className="release-label">
        <strong>{plan.name}</strong>
        {plan.featured && <span className="tag">{rates.featured}</span>}
      </p>
      <p>
        <strong className="numeral">
          <PrintedNumber>{plan.price.figure.text}</PrintedNumber>
        </strong>{' '}
        {rates.perRelease}
      </p>
      <PlanTerms words={rates} plan={plan} />
      <h2 id="included-heading" className="ruled-heading">
        <Phrases>{sidebar.heading}</Phrases>
      </h2>
      <ul className="rows">
        {included.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="actions">
        <ButtonLink href={signupWith(plan.id, locale)}>{rates.choose.replace('{name}', plan.name)}</ButtonLink>
      </p>
      <p className="note">
        {currency}{' '}
        <a className="text-link" href="#paying-terms">
          {paying.link}
        </a>
      </p>
    </aside>
  )
}

interface FeatureTableProps {
  words: Words
  /** The plan whose page it is. */
  plan: Plan
  /** To a report as the plans promise it. */
  report: { href: string; text: string }
}

/** What is in each plan and what is not, side by side: said by a word and a sign, never by colour alone. */
export function FeatureTable({ words: { pages, plans }, plan, report }: FeatureTableProps) {
  const { features, shared } = pages.pricing
  const { table } = shared
  const mark = (included: boolean) => {
    const Sign = included ? Check : Minus
    return (
      <span className={included ? 'feature-included' : 'feature-excluded'}>
        <Sign size="1.125rem" aria-hidden /> {included ? table.included : table.excluded}
      </span>
    )
  }
  const outlets = { id: 'outlets', cells: [table.outlets, ...plans.map((each) => each.outlets.figure.fullText)] }
  const rows = features.map((feature) => ({
    id: feature.text,
    cells: [
      <>
        <Phrases>{feature.text}</Phrases>{' '}
        {feature.report && (
          <a className="text-link" href={report.href}>
            {report.text}
          </a>
        )}
      </>,
      ...plans.map(({ id }) => mark(feature[id])),
    ],
  }))
  return (
    <HeadedSection className="section split plan-features" name="features" heading={table.heading}>
      <PageCover name={plan.id} figure={plan.outlets.figure.fullText} />
      <div>
        <RuledTable
          className="feature-table"
          caption={table.caption.replace('{name}', plan.name)}
          columns={[table.feature, ...plans.map(({ name }) => name)]}
          current={plan.name}
          rows={[outlets, ...rows]}
        />
        <p className="note">{table.note}</p>
      </div>
    </HeadedSection>
  )
}

/** The other ways to get a release out, side by side as three newspaper columns. */
export function Comparison({ words, texts }: { words: Words; texts: PlanWords['comparison'] }) {
  const { heading, lead, titles } = words.pages.pricing.shared.comparison
  return (
    <section className="section" aria-labelledby="comparison-heading">
      <header className="section-head">
        <h2 id="comparison-heading">
          <Phrases>{heading}</Phrases>
        </h2>
        <p className="section-lead">
          <Phrases running>{lead}</Phrases>
        </p>
      </header>
      <RuledItems
        className="columns"
        items={(['agencies', 'diy', 'online'] as const).map((kind) => ({ title: titles[kind], text: texts[kind] }))}
      />
    </section>
  )
}
