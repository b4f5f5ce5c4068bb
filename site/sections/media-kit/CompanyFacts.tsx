import type { PageWords, Words } from '../../content/load-content.ts'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { FiguresLink } from '../page/FiguresLink.tsx'
import './media-kit.css'

interface CompanyFactsProps {
  words: PageWords<'media-kit'>['facts']
  ledger: Words['ledger']
}

/** What may be quoted about the company, as a fact box. */
export function CompanyFacts({ words, ledger }: CompanyFactsProps) {
  return (
    <HeadedSection id="facts" className="section split kit-part" name="facts" heading={words.heading}>
      <div>
        <dl className="rows facts">
          {words.items.map(({ id, term, text }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="note">{words.note}</p>
        <FiguresLink ledger={ledger} />
      </div>
    </HeadedSection>
  )
}
