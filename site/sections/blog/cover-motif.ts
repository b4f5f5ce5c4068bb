import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import { formatPostmark } from '../../locale/dates.ts'

/** An article's cover: its drawing and its day. */
export const coverOf = ({ coverMotif, date }: Pick<Article, 'coverMotif' | 'date'>, locale: Locale) => ({
  motif: coverMotif,
  postmark: formatPostmark(date, locale),
})

/** The id of a cover's symbol in the page. */
export const symbolOf = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`
