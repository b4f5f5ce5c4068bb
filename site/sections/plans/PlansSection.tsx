import type { Words } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { SectionFrame } from '../../ui/SectionFrame.tsx'
import { PlanList } from './PlanList.tsx'
import { WhichPlan } from './WhichPlan.tsx'

interface PlansSectionProps {
  words: Words
  locale: Locale
}

/** What a release costs and which plan it takes, on the home page and at the end of each plan's own. */
export function PlansSection({ words, locale }: PlansSectionProps) {
  const { rates, plans } = words
  return (
    <SectionFrame id="plans" className="plans" {...rates} lead={rates.summary}>
      <PlanList words={rates} plans={plans} locale={locale} />
      <WhichPlan words={rates} plans={plans} locale={locale} />
    </SectionFrame>
  )
}
