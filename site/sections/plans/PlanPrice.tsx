import type { SiteContent } from '../../content/load-content.ts'
import { NumberWithUnit } from '../../ui/NumberWithUnit.tsx'

interface PlanPriceProps {
  content: SiteContent
  plan: SiteContent['plans'][number]
}

/** What a release costs in a plan, or that it is quoted. */
export const PlanPrice = ({ content: { finder, planTerms }, plan: { price } }: PlanPriceProps) => (
  <p className="plan-price small-print">
    <strong>{price ? <NumberWithUnit>{price.figure.text}</NumberWithUnit> : finder.answer.quotation}</strong>{' '}
    {price && <span className="plan-unit">{planTerms.perRelease}</span>}
  </p>
)
