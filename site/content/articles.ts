import { basename } from 'node:path'
import type { Locale } from '../../contract/locale.ts'
import { WORDS_PER_MINUTE } from '../locale/words-per-minute.ts'
import type { ContentFile, ContentFiles } from './content-files.ts'
import type { Mistake } from './mistakes.ts'
import type { FilledFile } from './prose.ts'
import type { ArticleCategories, ArticleHead } from './schemas/blog.ts'

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

/** Reports articles whose cover is already used by an older article. In lists the two would look the same. */
export function* findSharedCovers(files: ContentFiles): Generator<Mistake> {
  const articles = [...files]
    .filter(([path]) => path.startsWith('en/blog/') && path.endsWith('.md'))
    .map(([path, file]) => ({ path, ...(file as ContentFile<ArticleHead>) }))
    .sort((one, other) => Number(one.data.date) - Number(other.data.date))
  for (const { path, source, data } of articles) {
    const { coverMotif } = data
    const first = articles.find((other) => other.data.coverMotif === coverMotif)
    if (!coverMotif || !first || first.path === path) continue
    const remedy = 'remove coverMotif and coverAlt in both languages, and a cover is drawn'
    yield source.mistake(['coverMotif'], `${coverMotif} is the cover of ${basename(first.path, '.md')}; ${remedy}`)
  }
}
