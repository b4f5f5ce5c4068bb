import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/compose/articles.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { ArticleCover } from '../../drawings/Cover.tsx'
import { CoverSymbol } from '../../ui/CoverSymbol.tsx'
import { Section } from '../../ui/Section.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { getCoverProps, getSymbolId, LIST_STEP, toArticleSummary } from './summaries.ts'
import '../../ui/teaser.css'
import './blog.css'

interface ArticlesProps {
  articles: readonly Article[]
  locale: Locale
}

/** The covers of later articles are in the page as SVG symbols. */
const Teasers = ({ articles, locale, areLater = false }: ArticlesProps & { areLater?: boolean }) =>
  articles.map((article) => {
    const { image, ...summary } = toArticleSummary(article, locale)
    const cover = areLater ? <CoverSymbol {...image} /> : <ArticleCover {...getCoverProps(article, locale)} />
    return <Teaser key={article.slug} {...summary} title={article.title} picture={cover} />
  })

/**
 * The first articles, and a button (a `LoadMore` island) that loads the rest as JSON. Without script, or if the island of the
 * button cannot be loaded, the page shows the rest.
 */
export function ArticleList({ content, loadMore }: { content: SiteContent; loadMore?: ReactNode }) {
  const { articles, pages, locale } = content
  const [first, later] = [articles.slice(0, LIST_STEP), articles.slice(LIST_STEP)]
  return (
    <Section className="article-list" id="articles" heading={pages.blog.list.heading}>
      <ol className="teasers front-page">
        <Teasers articles={first} locale={locale} />
      </ol>
      <svg className="sr-only" aria-hidden="true" width="0" height="0">
        {later.map((article) => (
          <symbol key={article.slug} id={getSymbolId(article)} viewBox="0 0 480 320">
            <ArticleCover {...getCoverProps(article, locale)} label={undefined} />
          </symbol>
        ))}
      </svg>
      {loadMore}
      {later.length > 0 && (
        <ol className="teasers without-script" start={first.length + 1}>
          <Teasers articles={later} locale={locale} areLater />
        </ol>
      )}
    </Section>
  )
}

export function Related({ heading, articles, locale }: ArticlesProps & { heading: string }) {
  if (articles.length === 0) return null
  return (
    <Section className="related" id="related" heading={heading}>
      <ul className="teasers">
        <Teasers articles={articles} locale={locale} />
      </ul>
    </Section>
  )
}
