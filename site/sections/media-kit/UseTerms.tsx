import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './kit.css'

interface UseTermsProps {
  words: PageWords<'media-kit'>['terms']
  locale: Locale
}

/** On what terms the files may be used. */
export function UseTerms({ words, locale }: UseTermsProps) {
  return (
    <section className="section kit-part" aria-labelledby="use-heading">
      <h2 id="use-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <div className="use-terms">
        <p>{words.lead}</p>
        <ul>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
