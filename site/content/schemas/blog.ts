/** Articles, and the texts of the blog pages. */

import { z } from 'zod'
import { bilingual, day, id, nextStep, pageHead, sectionHead } from './pieces.ts'
import { text, textFields, texts } from './texts.ts'

/** The categories. Their titles are in `content/{locale}/blog/categories.yaml`. */
export const articleCategories = ['writing', 'thai-media', 'distribution', 'measurement'] as const

/** The drawn covers, from `site/drawings/covers/`. Two articles must not share one. */
export const coverMotifs = ['fold', 'scripts', 'ruler', 'thailand', 'dial', 'stack'] as const

export type CoverMotif = (typeof coverMotifs)[number]

/** A text with length limits in characters, for lists and search results. */
const textBetween = (least: number, most: number) => text.min(least).max(most)

/** The front matter of `content/{locale}/blog/{slug}.md`. */
export const articleSchema = z
  .strictObject({
    title: text.max(65),
    excerpt: textBetween(90, 160),
    description: textBetween(100, 160),
    date: day,
    category: z.enum(articleCategories),
    coverMotif: z.enum(coverMotifs).optional(),
    coverAlt: text.optional(),
    corrected: day.optional(),
    correction: text.optional(),
  })
  .refine(({ coverMotif, coverAlt }) => !coverMotif || coverAlt, {
    path: ['coverAlt'],
    message: 'describe the drawn cover, or remove coverMotif too',
  })
  .refine(({ corrected, correction }) => (corrected === undefined) === (correction === undefined), {
    path: ['correction'],
    message: 'fill in both corrected (the date) and correction (the text), or neither',
  })

/** `categories.yaml`: a title for every category. */
export const articleCategoriesSchema = z.record(z.enum(articleCategories), text)

export type ArticleCategories = z.infer<typeof articleCategoriesSchema>
export type ArticleHead = z.infer<typeof articleSchema>

/** `/blog`, and the texts around every article. */
export const blogPageSchema = z.strictObject({
  ...pageHead,
  /** `loadedOne` is announced if the button added one article. */
  list: texts('heading', 'loadMore', 'loading', 'loaded', 'loadedOne', 'failed'),
  resources: z.strictObject({
    ...sectionHead,
    /** Screen readers read this text before the language. */
    downloadAbout: text,
    languages: bilingual,
    example: text,
    /** The note below the video. It says that the video has no sound. */
    ...textFields('silent', 'transcript'),
    sizes: texts('kilobytes', 'megabytes'),
    items: z.array(texts('title', 'description').extend({ id })).min(1),
  }),
  start: nextStep,
  article: texts('published', 'readingTime', 'contents', 'related', 'back').extend({
    /** The text before a correction. `{day}` is the date of the correction. */
    corrected: text.includes('{day}'),
    share: texts(
      'heading',
      'note',
      'line',
      'facebook',
      'linkedin',
      'x',
      'email',
      'copy',
      'copied',
      'notCopied',
      'newTab',
    ),
    next: nextStep,
  }),
})
