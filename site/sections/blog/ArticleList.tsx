import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { ArticleCover } from '../../figures/Cover.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { coverOf, summaryOf, symbolOf } from './summaries.ts'
import '../../ui/teaser.css'
import './blog.css'

interface ArticlesProps {
  articles: readonly Article[]
  locale: Locale
}

const Teasers = ({ articles, locale }: ArticlesProps) =>
  articles.map((article) => (
    <Teaser
      key={article.slug}
      {...summaryOf(article, locale)}
      title={<Phrases>{article.title}</Phrases>}
      picture={<ArticleCover {...coverOf(article, locale)} />}
    />
  ))

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
 * A lead story and two below it. The button brings the later ones, whose covers wait as symbols. Without script the browser shows
 * what stands in `noscript`.
 */
export function ArticleList({ words, first, later, locale, loadMore }: ArticleListProps) {
  return (
    <HeadedSection className="section article-list" name="articles" heading={words.heading}>
      <ol className="teasers front-page">
        <Teasers articles={first} locale={locale} />
      </ol>
      <svg className="cover-symbols" aria-hidden="true" width="0" height="0">
        {later.map((article) => (
          <symbol key={article.slug} id={symbolOf(article)} viewBox="0 0 480 320">
            <ArticleCover {...coverOf(article, locale)} label={undefined} />
          </symbol>
        ))}
      </svg>
      {loadMore}
      <noscript>
        <ol className="teasers" start={first.length + 1}>
          <Teasers articles={later} locale={locale} />
        </ol>
      </noscript>
    </HeadedSection>
  )
}

/** What to read after an article. */
export function Related({ heading, articles, locale }: ArticlesProps & { heading: string }) {
  return (
    <HeadedSection className="section related" name="related" heading={heading}>
      <ul className="teasers">
        <Teasers articles={articles} locale={locale} />
      </ul>
    </HeadedSection>
  )
}
