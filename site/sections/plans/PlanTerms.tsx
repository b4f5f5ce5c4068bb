import type { Words } from '../../content/load-content.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './plan-terms.css'

interface PlanTermsProps {
  words: Words['rates']
  plan: Words['plans'][number]
}

/** What a plan gives, line by line: the row of the price list, standing. */
export function PlanTerms({ words, plan }: PlanTermsProps) {
  const terms = [
    [words.outlets, words.outletCount.replace('{n}', plan.outlets.figure.whole)],
    [words.writing, plan.writing.text],
    [words.languages, plan.languages.text],
    [words.time, words.timeText],
  ] as const
  return (
    <dl className="plan-terms">
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
