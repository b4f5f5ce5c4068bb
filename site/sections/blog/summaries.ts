import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Article } from '../../content/compose/articles.ts'
import { formatDate, formatPostmark } from '../../locale/dates.ts'

/** The number of articles shown at first, and added by each press of the button. */
export const LIST_STEP = 3

export const getCoverProps = ({ coverMotif, coverAlt, date }: Article, locale: Locale) => ({
  motif: coverMotif,
  postmark: formatPostmark(date, locale),
  label: coverAlt,
})

/** The id of the cover's SVG symbol in the page. */
export const getSymbolId = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`

/** The data of an article in a list, for the page and for `/blog/articles.{locale}.json`. */
export function toArticleSummary({ slug, title, excerpt, date, category, coverAlt }: Article, locale: Locale) {
  return {
    id: slug,
    href: localizedPath(`/blog/${slug}`, locale),
    title,
    excerpt,
    date: { text: formatDate(date, locale), iso: isoDay(date) },
    category,
    image: { symbol: getSymbolId({ slug }), label: coverAlt },
  }
}

interface Categorized {
  slug: string
  categoryId: string
}

/** Three other articles. Those of the same category come first. */
export function findRelatedArticles<Item extends Categorized>(
  { slug, categoryId }: Categorized,
  all: readonly Item[],
): Item[] {
  const others = all.filter((article) => article.slug !== slug)
  const same = others.filter((article) => article.categoryId === categoryId)
  return [...same, ...others.filter((article) => article.categoryId !== categoryId)].slice(0, LIST_STEP)
}
