import { Check, Minus } from 'lucide-react'
import type { PageWords, Words } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { RuledTable } from '../../ui/RuledTable.tsx'
import '../../figures/figure.css'
import './pricing.css'

interface FeatureTableProps {
  words: PageWords<'pricing'>['shared']['table']
  features: PageWords<'pricing'>['features']
  plans: Words['plans']
  /** The plan whose page it is. */
  current: string
  /** To a report as the plans promise it. */
  report: { href: string; text: string }
}

/** What is in each plan and what is not, side by side: said by a word and a sign, never by colour alone. */
export function FeatureTable({ words, features, plans, current, report }: FeatureTableProps) {
  const mark = (included: boolean) => {
    const Sign = included ? Check : Minus
    return (
      <span className={included ? 'feature-mark' : 'feature-mark feature-excluded'}>
        <Sign size="1.125rem" aria-hidden /> <span>{included ? words.included : words.excluded}</span>
      </span>
    )
  }
  return (
    <HeadedSection name="features" heading={words.heading}>
      <RuledTable
        className="feature-table"
        caption={words.caption.replace('{name}', current)}
        columns={[words.feature, ...plans.map(({ name }) => name)]}
        current={current}
        rows={[
          {
            id: 'outlets',
            cells: [words.outlets, ...plans.map(({ outlets }) => outlets.figure.whole)],
          },
          ...features.map((feature) => ({
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
          })),
        ]}
      />
      <p className="figure-note">{words.note}</p>
    </HeadedSection>
  )
}
