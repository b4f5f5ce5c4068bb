import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { ArticleCover } from '../../figures/Cover.tsx'
import { HeadedSection } from '../../ui/HeadedSection.tsx'
import { Phrases } from '../../ui/Phrases.tsx'
import { SymbolPicture } from '../../ui/SymbolPicture.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { coverOf, summaryOf, symbolOf } from './summaries.ts'
import '../../ui/teaser.css'
import './blog.css'

interface ArticleTeaserProps {
  article: Article
  locale: Locale
  /** The cover is drawn here, or stands in the page as a symbol. */
  asSymbol?: boolean
}

function ArticleTeaser({ article, locale, asSymbol = false }: ArticleTeaserProps) {
  const { image, ...teaser } = summaryOf(article, locale)
  const cover = <ArticleCover {...coverOf(article, locale)} label={image.label} />
  return (
    <Teaser
      {...teaser}
      title={<Phrases>{teaser.title}</Phrases>}
      picture={asSymbol ? <SymbolPicture {...image} /> : cover}
    />
  )
}

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
    <section className="section article-list" aria-labelledby="articles-heading">
      <h2 id="articles-heading">
        <Phrases>{words.heading}</Phrases>
      </h2>
      <ol className="teasers front-page">
        {first.map((article) => (
          <ArticleTeaser key={article.slug} article={article} locale={locale} />
        ))}
      </ol>
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
          {later.map((article) => (
            <ArticleTeaser key={article.slug} article={article} locale={locale} asSymbol />
          ))}
        </ol>
      </noscript>
    </section>
  )
}

interface RelatedProps {
  heading: string
  articles: readonly Article[]
  locale: Locale
}

/** What to read after an article. */
export function Related({ heading, articles, locale }: RelatedProps) {
  return (
    <HeadedSection className="section related" name="related" heading={heading}>
      <ul className="teasers">
        {articles.map((article) => (
          <ArticleTeaser key={article.slug} article={article} locale={locale} />
        ))}
      </ul>
    </HeadedSection>
  )
}
