import { type Locale, localizedPath } from '../../../contract/locale.ts'
import { isoDay } from '../../../contract/time.ts'
import type { Article } from '../../content/articles.ts'
import { formatDate } from '../../locale/dates.ts'
import { symbolOf } from './cover-motif.ts'

/** How many articles the list opens with, and how many each press on the button adds. */
export const LIST_STEP = 3

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
