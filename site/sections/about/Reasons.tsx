import type { PageWords } from '../../content/load-content.ts'
import type { Locale } from '../../locale/paths.ts'
import { Phrases } from '../../ui/Phrases.tsx'
import './reasons.css'

interface ReasonsProps {
  words: PageWords<'about'>['whyUs']
  locale: Locale
}

/** Why choose us: a numbered list in two columns. */
export function Reasons({ words, locale }: ReasonsProps) {
  return (
    <section className="section why" aria-labelledby="why-heading">
      <h2 id="why-heading">
        <Phrases locale={locale}>{words.heading}</Phrases>
      </h2>
      <ol>
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
    </section>
  )
}
