import type { Locale } from '../../contract/locale.ts'
import { READING_PACE } from '../locale/reading-pace.ts'
import type { CheckedFile } from './content-files.ts'
import { type Filling, headFiller } from './fill-in.ts'
import { type Mistake, problem } from './mistakes.ts'
import { composeProse, type Prose } from './prose.ts'
import type { ArticleCategory, ArticleHead } from './schemas/blog.ts'

/** How many minutes a text takes to read, rounded, at least one. Thai writes no spaces: its words are found by Intl. */
export function readingMinutes(text: string, locale: Locale): number {
  const words = [...new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  )
  return Math.max(1, Math.round(words.length / READING_PACE[locale]))
}

/** An article of the blog, ready to show. */
export interface Article extends Omit<ArticleHead, 'category'> {
  slug: string
  categoryId: ArticleCategory
  /** The category's title. */
  category: string
  minutes: number
  prose: Prose
}

interface ArticleFile {
  slug: string
  /** Undefined if the file has mistakes in either language. */
  both: Record<Locale, CheckedFile<ArticleHead>> | undefined
}

/** The articles in one language, the newest first. */
export function composeArticles(
  files: readonly ArticleFile[],
  categoryTitles: Record<ArticleCategory, string>,
  filling: Filling,
): Article[] {
  const { locale } = filling
  return files
    .flatMap(({ slug, both }) => (both ? [{ slug, ...both[locale] }] : []))
    .map(({ slug, source, data }) => {
      const { title, excerpt, description, coverAlt, correction } = data
      const filled = headFiller(source, filling)
      return {
        ...data,
        slug,
        title: filled('title', title),
        excerpt: filled('excerpt', excerpt),
        description: filled('description', description),
        ...(coverAlt && { coverAlt: filled('coverAlt', coverAlt) }),
        ...(correction && { correction: filled('correction', correction) }),
        categoryId: data.category,
        category: categoryTitles[data.category],
        minutes: readingMinutes(source.body, locale),
        prose: composeProse(source, filling),
      }
    })
    .sort((one, other) => Number(other.date) - Number(one.date))
}

/** Reports articles whose cover is already used by an older article. In lists the two would look the same. */
export function sharedCovers(files: readonly ArticleFile[]): Mistake[] {
  const covered = files
    .flatMap(({ slug, both }) => (both?.en.data.coverMotif ? [{ slug, ...both.en }] : []))
    .sort((one, other) => Number(one.data.date) - Number(other.data.date))
  return covered.flatMap(({ source, data: { coverMotif } }, at) => {
    const first = covered.findIndex((other) => other.data.coverMotif === coverMotif)
    const taken = problem('coverTaken', { motif: coverMotif ?? '', slug: covered[first]?.slug ?? '' })
    return first < at ? [source.mistake(['coverMotif'], taken)] : []
  })
}
