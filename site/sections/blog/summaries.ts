import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Article } from '../../content/articles.ts'
import { formatDate, formatPostmark } from '../../locale/dates.ts'

/** How many articles the list opens with, and how many each press on the button adds. */
export const LIST_STEP = 3

/** An article's cover: its drawing and its day. */
export const coverOf = ({ coverMotif, date }: Pick<Article, 'coverMotif' | 'date'>, locale: Locale) => ({
  motif: coverMotif,
  postmark: formatPostmark(date, locale),
})

/** The id of a cover's symbol in the page. */
export const symbolOf = ({ slug }: Pick<Article, 'slug'>) => `cover-${slug}`

/** An article in the form lists show it, in the page and in the JSON that the page asks for. */
export function summaryOf(article: Article, locale: Locale) {
  const { slug, title, excerpt, date, category, coverAlt } = article
  return {
    id: slug,
    href: localizedPath(`/blog/${slug}`, locale),
    title,
    excerpt,
    date: { text: formatDate(date, locale), iso: isoDay(date) },
    category,
    image: { symbol: symbolOf(article), label: coverAlt },
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
