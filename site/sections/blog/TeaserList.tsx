import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import { ArticleCover } from '../../figures/Cover.tsx'
import { Teaser } from '../../ui/Teaser.tsx'
import { coverOf } from './cover-motif.ts'
import { summaryOf } from './summaries.ts'
import '../../ui/teaser.css'
import { Phrases } from '../../ui/Phrases.tsx'

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
        const { image, ...teaser } = summaryOf(article, locale)
        const cover = <ArticleCover {...coverOf(article, locale)} label={image.label} />
        return <Teaser key={teaser.id} {...teaser} title={<Phrases>{teaser.title}</Phrases>} picture={cover} />
      })}
    </List>
  )
}
