import type { PublishedArticle } from '../../content/get-articles.ts'
import { ArticleCover } from '../../figures/ArticleCover.tsx'
import type { Locale } from '../../locale/paths.ts'
import { Teaser } from '../../ui/Teaser.tsx'
import { drawings } from './cover-motif.ts'
import { summaryOf } from './summaries.ts'
import './related.css'

interface RelatedProps {
  heading: string
  articles: readonly PublishedArticle[]
  locale: Locale
}

/** What to read after this. */
export function Related({ heading, articles, locale }: RelatedProps) {
  return (
    <section className="section related" aria-labelledby="related-heading">
      <h2 id="related-heading">{heading}</h2>
      <ul>
        {articles.map((article) => {
          const { id, image, ...teaser } = summaryOf(article, locale)
          return (
            <li key={id}>
              <Teaser
                {...teaser}
                headingLevel="h3"
                picture={<ArticleCover motif={drawings[article.coverMotif]} label={image.label} />}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
