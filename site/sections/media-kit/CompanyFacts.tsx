import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './kit.css'

interface CompanyFactsProps {
  words: PageWords<'media-kit'>['facts']
  locale: Locale
}

/** What may be quoted about the company, as a fact box. */
export function CompanyFacts({ words, locale }: CompanyFactsProps) {
  return (
    <section className="section kit-part" aria-labelledby="facts-heading">
      <h2 id="facts-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
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
    </section>
  )
}
