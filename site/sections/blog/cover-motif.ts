import type { Locale } from '../../../contract/locale.ts'
import type { Article } from '../../content/articles.ts'
import { formatPostmark } from '../../locale/dates.ts'

/** What an article's cover is drawn of: its motif, or else its name, and its day. */
export const coverOf = ({ coverMotif, slug, date }: Pick<Article, 'coverMotif' | 'slug' | 'date'>, locale: Locale) => ({
  motif: coverMotif,
  name: slug,
  postmark: formatPostmark(date, locale),
})

/** The id of a cover's symbol in the page. */
export const symbolOf = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`
