import type { ReactNode } from 'react'
import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './kit.css'
import './kit-print.css'

interface CompanyFactsProps {
  /** The sign that leads to what its figures mean. */
  reference: ReactNode
  words: PageWords<'media-kit'>['facts']
}

/** What may be quoted about the company, as a fact box. */
export function CompanyFacts({ reference, words }: CompanyFactsProps) {
  return (
    <HeadedSection id="facts" className="section kit-part" name="facts" reference={reference} heading={words.heading}>
      <div>
        <dl className="company-facts">
          {words.items.map(({ id, term, text }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="kit-note">{words.note}</p>
      </div>
    </HeadedSection>
  )
}
