import { z } from 'zod'
import { day, text } from './pieces.ts'

/** What an article is about. Their titles stand in `content/{locale}/blog/categories.yaml`. */
export const articleCategories = ['writing', 'thai-media', 'distribution', 'measurement'] as const

/** The drawn covers; each article has its own. */
export const coverMotifs = ['fold', 'scripts', 'ruler', 'thailand', 'dial', 'stack'] as const

export type ArticleCategory = (typeof articleCategories)[number]
export type CoverMotif = (typeof coverMotifs)[number]

/** The front matter of `content/{locale}/blog/{slug}.md`. */
export const article = z.strictObject({
  title: text,
  excerpt: text,
  /** For search results; says something else than the excerpt. */
  description: text,
  date: day,
  category: z.enum(articleCategories),
  /** Left out, the article gets a pattern of lines of its own, which is decoration. */
  coverMotif: z.enum(coverMotifs).optional(),
  /** What the drawn cover shows. */
  coverAlt: text.optional(),
})

/** `categories.yaml`: a title for every category. */
export const articleCategoryTitles = z.record(z.enum(articleCategories), text)

export type ArticleHead = z.infer<typeof article>
