/** An article in `/blog/articles.{locale}.json`, in the form the list shows it. */
export interface ArticleSummary {
  id: string
  href: string
  title: string
  excerpt: string
  /** The day as it is printed, and as machines read it. */
  date: { text: string; iso: string }
  category: string
  /** The drawn cover: the id of a symbol in the page, and what it shows unless it is decoration. */
  image: { symbol: string; label?: string | undefined }
}

/** How many articles the list opens with, and how many each press adds. */
export const LIST_STEP = 3
