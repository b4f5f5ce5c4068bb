import type { Article } from '../../content/articles.ts'
import type { CoverMotif as WrittenMotif } from '../../content/schemas/article.ts'
import type { CoverMotif as DrawnMotif } from '../../figures/ArticleCover.tsx'
import { formatPostmark } from '../../locale/dates.ts'
import type { Locale } from '../../locale/paths.ts'

/** The drawing for each motif that an article may name. */
export const drawings: Record<WrittenMotif, DrawnMotif> = {
  fold: 'sheetToWire',
  scripts: 'twoScripts',
  ruler: 'pickupRuler',
  thailand: 'thailandNear',
  dial: 'embargoDial',
  stack: 'frontPages',
}

/** What an article's cover is drawn of: its motif, or else its name, and its day. */
export const coverOf = ({ coverMotif, slug, date }: Pick<Article, 'coverMotif' | 'slug' | 'date'>, locale: Locale) => ({
  motif: coverMotif && drawings[coverMotif],
  name: slug,
  postmark: formatPostmark(date, locale),
})

/** The id of a cover's symbol in the page. */
export const symbolOf = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`
