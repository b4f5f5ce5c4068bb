import { getCollection } from 'astro:content'
import { getFacts, getWords, readEntry } from './get-words.ts'
import { keepTogether } from './keep-together.ts'
import type { ContentLocale } from './locales.ts'
import { composeProse, type Prose } from './prose.ts'
import { readingMinutes } from './reading-time.ts'
import type { Article, ArticleCategory } from './schemas/article.ts'

/** An article of the blog, ready to show. */
export interface PublishedArticle extends Omit<Article, 'category'> {
  slug: string
  categoryId: ArticleCategory
  /** The category's title. */
  category: string
  minutes: number
  prose: Prose
}

interface ArticleEntry {
  id: string
  data: Article
  body?: string
  rendered?: { html: string }
}

// Astro's own types exist only after a first sync; the collection's schema has checked the data.
const getEntries = getCollection as unknown as (collection: string) => Promise<ArticleEntry[]>

/** The articles in one language, the newest first. */
export async function getArticles(locale: ContentLocale): Promise<PublishedArticle[]> {
  const entries = (await getEntries('articles')).filter(({ id }) => id.startsWith(`${locale}/`))
  const titles = await readEntry('article-categories', locale, `content/${locale}/blog/categories.yaml`)
  const [facts, { identity }] = await Promise.all([getFacts(), getWords(locale)])
  return entries
    .map(({ id, data, body = '', rendered }) => ({ data, body, rendered, slug: id.slice(locale.length + 1) }))
    .map(({ slug, data, body, rendered }) => ({
      ...data,
      slug,
      title: keepTogether(data.title, locale),
      excerpt: keepTogether(data.excerpt, locale),
      categoryId: data.category,
      category: (titles.data as Record<ArticleCategory, string>)[data.category],
      minutes: readingMinutes(body, locale),
      prose: composeProse(rendered?.html ?? '', { file: `content/${locale}/blog/${slug}.md`, locale, facts, identity }),
    }))
    .sort((one, other) => Number(other.date) - Number(one.date))
}
