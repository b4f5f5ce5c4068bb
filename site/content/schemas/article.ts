import { z } from 'zod'
import { text } from './pieces.ts'

/** What an article is about. Their titles stand in `content/{locale}/blog/categories.yaml`. */
export const articleCategories = ['writing', 'thai-media', 'distribution', 'measurement'] as const

/** The drawn covers; each article has its own. */
export const coverMotifs = ['fold', 'scripts', 'ruler', 'thailand', 'dial', 'stack'] as const

export type ArticleCategory = (typeof articleCategories)[number]
export type CoverMotif = (typeof coverMotifs)[number]

/** A day, at midnight UTC. Some YAML readers hand over a date as text (YAML 1.2), others as a date (1.1). */
const day = z.union([z.date(), z.iso.date().transform((iso) => new Date(iso))], 'write the date as YYYY-MM-DD')

/** The front matter of `content/{locale}/blog/{slug}.md`. */
export const article = z.strictObject({
  title: text,
  excerpt: text,
  /** For search results; says something else than the excerpt. */
  description: text,
  date: day,
  category: z.enum(articleCategories),
  coverMotif: z.enum(coverMotifs),
  /** What the drawn cover shows. */
  coverAlt: text,
})

/** `categories.yaml`: a title for every category. */
export const articleCategoryTitles = z.record(z.enum(articleCategories), text)

export type ArticleHead = z.infer<typeof article>
