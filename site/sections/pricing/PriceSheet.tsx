import type { Locale } from '../../../contract/locale.ts'
import type { PageWords, Words } from '../../content/load-content.ts'
import { PrintedNumber } from '../../figures/StatRow.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { PlanTerms } from '../plans/PlanTerms.tsx'
import { signupWith } from '../plans/plan-links.ts'
import './pricing.css'

interface PriceSheetProps {
  words: PageWords<'pricing'>['shared']
  rates: Words['rates']
  /** The link to how it is paid. */
  paying: string
  plan: Words['plans'][number]
  included: readonly string[]
  locale: Locale
}

/** The plan as it would stand on a rate card: price, reach, what is in it, and the way to order. */
export function PriceSheet({ words, rates, paying, plan, included, locale }: PriceSheetProps) {
  return (
    <aside className="sheet sheet-padded price-sheet" aria-labelledby="included-heading">
      <p className="price-sheet-name">
        {plan.name}
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
        <Phrases>{words.sidebar.heading}</Phrases>
      </h2>
      <ul className="side-list">
        {included.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p className="actions">
        <ButtonLink href={signupWith(plan.id, locale)}>{rates.choose.replace('{name}', plan.name)}</ButtonLink>
      </p>
      <p className="note">
        {words.currency}{' '}
        <a className="text-link" href="#paying-terms">
          {paying}
        </a>
      </p>
    </aside>
  )
}
