import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { ArticleCover } from '../../figures/Cover.tsx'
import { SymbolPicture } from '../../ui/SymbolPicture.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { coverOf, symbolOf } from './cover-motif.ts'
import { summaryOf } from './summaries.ts'
import { TeaserList } from './TeaserList.tsx'
import './article-list.css'
import { Phrases } from '../../ui/Phrases.tsx'

interface ArticleListProps {
  words: PageWords<'blog'>['list']
  /** The articles the list opens with, the lead story first. */
  first: readonly Article[]
  /** Those that a press on the button brings. */
  later: readonly Article[]
  locale: Locale
  /** The button, an island. */
  loadMore?: ReactNode
}

/**
 * The articles as a front page: a lead story and two below it. The later ones come by script, where their covers are
 * already waiting as symbols; where there is no script, the browser reads what stands in `noscript`, which it otherwise
 * never builds.
 */
export function ArticleList({ words, first, later, locale, loadMore }: ArticleListProps) {
  return (
    <section className="section article-list" aria-labelledby="articles-heading">
      <h2 id="articles-heading" className="ruled-heading">
        <Phrases>{words.heading}</Phrases>
      </h2>
      <TeaserList list="ol" className="front-page" articles={first} locale={locale} />
      <svg className="cover-symbols" aria-hidden="true" width="0" height="0">
        {later.map((article) => (
          <symbol key={article.slug} id={symbolOf(article)} viewBox="0 0 480 320">
            <ArticleCover {...coverOf(article, locale)} />
          </symbol>
        ))}
      </svg>
      {loadMore}
      <noscript>
        <ol className="teasers" start={first.length + 1}>
          {later.map((article) => {
            const { image, ...teaser } = summaryOf(article, locale)
            return (
              <Teaser
                key={teaser.id}
                {...teaser}
                title={<Phrases>{teaser.title}</Phrases>}
                picture={<SymbolPicture {...image} />}
              />
            )
          })}
        </ol>
      </noscript>
    </section>
  )
}
