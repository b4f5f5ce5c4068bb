import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import { PlanList } from './PlanList.tsx'
import { WhichPlan } from './WhichPlan.tsx'

interface PlansSectionProps {
  words: Words
  locale: Locale
  /** Where the plan finder is: on the pages of the plans. */
  finderHref: string
}

/** What a release costs and which plan it takes, on the home page and at the end of each plan's own. */
export function PlansSection({ words, locale, finderHref }: PlansSectionProps) {
  const { rates, plans, finder } = words
  return (
    <SectionFrame id="plans" className="plans" {...rates} lead={rates.summary}>
      <PlanList words={rates} plans={plans} locale={locale} />
      <WhichPlan words={rates} plans={plans} locale={locale} finder={{ href: finderHref, text: finder.link }} />
      <FiguresLink ledger={words.ledger} />
    </SectionFrame>
  )
}
