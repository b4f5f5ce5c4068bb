import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { Day } from '../page/Day.tsx'

interface BylineProps {
  words: PageWords<'blog'>['article']
  article: Pick<Article, 'date' | 'minutes' | 'corrected' | 'correction'>
  locale: Locale
}

/** What has been put right in an article since it appeared, and when; nothing where nothing was. */
export function Correction({ words, article, locale }: BylineProps) {
  if (!article.corrected) return null
  const [before, after] = words.corrected.split('{day}')
  return (
    <p className="byline">
      <strong>
        {before}
        <Day of={article.corrected} locale={locale} />
        {after}
      </strong>{' '}
      {article.correction}
    </p>
  )
}

/** When the article appeared, how long it takes to read, and what has been put right in it since. */
export function Byline({ words, article, locale }: BylineProps) {
  return (
    <>
      <p className="byline">
        {words.published} <Day of={article.date} locale={locale} />
        {' · '}
        {words.readingTime.replace('{n}', String(article.minutes))}
      </p>
      <Correction words={words} article={article} locale={locale} />
    </>
  )
}
