import type { PageWords } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import './kit.css'

interface CompanyFactsProps {
  words: PageWords<'media-kit'>['facts']
}

/** What may be quoted about the company, as a fact box. */
export function CompanyFacts({ words }: CompanyFactsProps) {
  return (
    <HeadedSection className="section kit-part" name="facts" heading={words.heading}>
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
