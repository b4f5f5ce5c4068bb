import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import { TeaserList } from './TeaserList.tsx'
import './related.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface RelatedProps {
  heading: string
  articles: readonly Article[]
  locale: Locale
}

/** What to read after this. */
export function Related({ heading, articles, locale }: RelatedProps) {
  return (
    <section className="section related" aria-labelledby="related-heading">
      <h2 id="related-heading">
        <Phrases>{heading}</Phrases>
      </h2>
      <TeaserList list="ul" articles={articles} locale={locale} />
    </section>
  )
}
