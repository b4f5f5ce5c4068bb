import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import type { PageWords } from '../../content/load-content.ts'
import { Day } from '../page/Day.tsx'

interface CorrectionProps {
  words: PageWords<'blog'>['article']
  article: Pick<Article, 'corrected' | 'correction'>
  locale: Locale
}

/** What has been put right in an article since it appeared, and when; nothing where nothing was. */
export function Correction({ words, article: { corrected, correction }, locale }: CorrectionProps) {
  if (!corrected) return null
  const [before, after] = words.corrected.split('{day}')
  return (
    <p className="byline">
      <strong>
        {before}
        <Day of={corrected} locale={locale} />
        {after}
      </strong>{' '}
      {correction}
    </p>
  )
}
