import type { Article } from '../../content/articles.ts'
import { ArticleCover } from '../../figures/ArticleCover.tsx'
import type { Locale } from '../../locale/paths.ts'
import { Teaser } from '../../ui/Teaser.tsx'
import { turningCover } from '../../ui/turning.ts'
import { coverOf } from './cover-motif.ts'
import { summaryOf } from './summaries.ts'
import '../../ui/teaser.css'

interface TeaserListProps {
  /** An ordered list where the order says something. */
  list: 'ol' | 'ul'
  className?: string
  articles: readonly Article[]
  locale: Locale
}

/** Articles announced one by one, each with its drawn cover. */
export function TeaserList({ list: List, className, articles, locale }: TeaserListProps) {
  return (
    <List className={className}>
      {articles.map((article) => {
        const { id, image, ...teaser } = summaryOf(article, locale)
        return (
          <li key={id}>
            <Teaser
              {...teaser}
              headingLevel="h3"
              turning={turningCover(id)}
              picture={<ArticleCover {...coverOf(article, locale)} label={image.label} />}
            />
          </li>
        )
      })}
    </List>
  )
}
