import type { SiteContent } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
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
  return (
    <dl className="facts plan-terms">
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Phrases>{text}</Phrases>
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function PlanTerms({ words, plan }: { words: Rates; plan: Plan }) {
  return <PlanTermList terms={getPlanTerms(words, plan)} />
}
