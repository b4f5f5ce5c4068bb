import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlanId } from '../../../contract/plans.ts'
import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './feature-table.css'

interface FeatureTableProps {
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  words: PageWords<'pricing'>['shared']['table']
  features: PageWords<'pricing'>['features']
  plan: { id: PlanId; name: string }
}

/** What is in the plan and what is not: said by a word and a sign, never by colour alone. */
export function FeatureTable({ reference, words, features, plan }: FeatureTableProps) {
  const named = (text: string) => text.replace('{name}', plan.name)
  return (
    <HeadedSection name="features" reference={reference} heading={words.heading}>
      <table className="feature-table">
        <caption className="sr-only">{named(words.caption)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.feature}</th>
            <th scope="col">{named(words.status)}</th>
          </tr>
        </thead>
        <tbody>
          {features.map((feature) => {
            const included = feature[plan.id]
            const Sign = included ? Check : Minus
            return (
              <tr key={feature.text} className={included ? undefined : 'feature-excluded'}>
                <th scope="row">{feature.text}</th>
                <td>
                  <Sign size={18} aria-hidden /> {included ? words.included : words.excluded}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="figure-note">{words.note}</p>
    </HeadedSection>
  )
}
