import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { formatDate } from '../../locale/dates.ts'
import type { Locale } from '../../locale/paths.ts'

interface BylineProps {
  words: PageWords<'blog'>['article']
  article: Article
  locale: Locale
}

/** When the article appeared, and how long it takes to read. */
export function Byline({ words, article: { date, minutes }, locale }: BylineProps) {
  return (
    <p className="byline">
      {words.published} <time dateTime={date.toISOString().slice(0, 10)}>{formatDate(date, locale)}</time>
      {' · '}
      {words.readingTime.replace('{n}', String(minutes))}
    </p>
  )
}
