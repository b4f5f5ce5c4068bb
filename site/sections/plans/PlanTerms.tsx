import type { SiteContent } from '../../content/load-content.ts'
import { Facts } from '../../ui/Facts.tsx'
import './plans.css'

type Rates = SiteContent['rates']
type Plan = SiteContent['plans'][number]

/** Terms of a plan, such as outlets and languages, with their values. */
export const getPlanTerms = (words: Rates, plan: Plan): [term: string, text: string][] => [
  [words.outlets, words.outletCount.replace('{n}', plan.outlets.figure.fullText)],
  [words.writing, plan.writing.text],
  [words.languages, plan.languages.text],
  [words.time, words.timeText],
]

export function PlanTermList({ terms }: { terms: readonly [term: string, text: string][] }) {
  return <Facts className="plan-terms" items={terms} />
}

export function PlanTerms({ words, plan }: { words: Rates; plan: Plan }) {
  return <PlanTermList terms={getPlanTerms(words, plan)} />
}
