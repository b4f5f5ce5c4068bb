import { basename } from 'node:path'
import { LOCALES, type Locale } from '../../../contract/locale.ts'
import { WORDS_PER_MINUTE } from '../../locale/words-per-minute.ts'
import type { ContentFile, ContentFiles } from '../content-files.ts'
import type { ArticleCategories, ArticleHead } from '../schemas/blog.ts'
import type { Mistake } from '../source/mistakes.ts'
import type { FilledFile } from './prose.ts'

/** Returns the reading time in minutes, at least one. Thai has no spaces between words, so `Intl.Segmenter` finds them. */
export function estimateMinutes(text: string, locale: Locale): number {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE[locale]))
}

export type Article = ReturnType<typeof composeArticles>[number]

/** Composes the articles of one language, newest first. */
export function composeArticles(
  files: readonly (FilledFile<ArticleHead> & { name: string })[],
  categoryTitles: ArticleCategories,
  locale: Locale,
) {
  return files
    .map(({ name, data, body, prose }) => ({
      ...data,
      slug: name,
      categoryId: data.category,
      category: categoryTitles[data.category],
      minutes: estimateMinutes(body, locale),
      prose,
    }))
    .sort((one, other) => Number(other.date) - Number(one.date))
}

/** Reports articles that have the title, the description or the cover of an older one. In lists the two would look the same. */
export function* findDuplicateArticles(files: ContentFiles): Generator<Mistake> {
  for (const locale of LOCALES) {
    const articles = [...files]
      .filter(([path]) => path.startsWith(`${locale}/blog/`) && path.endsWith('.md'))
      .map(([path, file]) => ({ name: basename(path, '.md'), ...(file as ContentFile<ArticleHead>) }))
      .sort((one, other) => Number(one.data.date) - Number(other.data.date))
    for (const key of ['title', 'description', 'coverMotif'] as const)
      for (const { name, source, data } of articles) {
        const first = data[key] && articles.find((other) => other.data[key] === data[key])
        if (!first || first.name === name) continue
        const advice = key === 'coverMotif' ? 'remove coverMotif and coverAlt, and a cover is drawn' : 'write another'
        yield source.mistake([key], `${data[key]} is that of ${first.name}; ${advice}`)
      }
  }
}
