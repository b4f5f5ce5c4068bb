import type { Locale } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { formatDate } from '../../locale/dates.ts'

interface BylineProps {
  words: PageWords<'blog'>['article']
  article: Pick<Article, 'date' | 'minutes' | 'corrected' | 'correction'>
  locale: Locale
}

const Day = ({ of, locale }: { of: Date; locale: Locale }) => (
  <time dateTime={isoDay(of)}>{formatDate(of, locale)}</time>
)

/** When the article appeared, how long it takes to read, and what has been put right in it since. */
export function Byline({ words, article: { date, minutes, corrected, correction }, locale }: BylineProps) {
  const [before, after] = words.corrected.split('{day}')
  return (
    <>
      <p className="byline">
        {words.published} <Day of={date} locale={locale} />
        {' · '}
        {words.readingTime.replace('{n}', String(minutes))}
      </p>
      {corrected && (
        <p className="byline">
          <strong>
            {before}
            <Day of={corrected} locale={locale} />
            {after}
          </strong>{' '}
          {correction}
        </p>
      )}
    </>
  )
}
