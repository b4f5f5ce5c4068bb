import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Article } from '../../content/articles.ts'
import { formatDate, formatPostmark } from '../../locale/dates.ts'

/** How many articles the list opens with, and how many each press on the button adds. */
export const LIST_STEP = 3

/** An article's cover: its drawing, its day, and what it shows. */
export const coverOf = ({ coverMotif, coverAlt, date }: Article, locale: Locale) => ({
  motif: coverMotif,
  postmark: formatPostmark(date, locale),
  label: coverAlt,
})

/** The id of a cover's symbol in the page. */
export const symbolOf = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`

/** An article in the form lists show it, in the page and in the JSON that the page asks for. */
export function summaryOf({ slug, title, excerpt, date, category, coverAlt }: Article, locale: Locale) {
  return {
    id: slug,
    href: localizedPath(`/blog/${slug}`, locale),
    title,
    excerpt,
    date: { text: formatDate(date, locale), iso: isoDay(date) },
    category,
    image: { symbol: symbolOf({ slug }), label: coverAlt },
  }
}

interface Categorized {
  slug: string
  categoryId: string
}

/** Three articles to go on with: those of the same category first, each group as it stands in the list. */
export function relatedTo<Item extends Categorized>({ slug, categoryId }: Categorized, all: readonly Item[]): Item[] {
  const others = all.filter((article) => article.slug !== slug)
  const same = others.filter((article) => article.categoryId === categoryId)
  return [...same, ...others.filter((article) => article.categoryId !== categoryId)].slice(0, LIST_STEP)
}
