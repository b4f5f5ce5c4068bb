import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { LIMITS } from './limits.ts'

type Group = Words['checker']['groups'][number]

/** A sentence of the list with the measures of both languages filled in. */
export function checkSentence({ text, key }: Group['checks'][number]): string {
  if (key === undefined) return text
  const measure = (LIMITS as Record<string, Record<Locale, number>>)[key]
  if (!measure) throw new RangeError(`checker.yaml names the measure ${key}, which limits.ts does not have`)
  return text.replace('{n}', String(measure.en)).replace('{total}', String(measure.th))
}

/** Where a group of checks is taught, and what the article is called. */
export function lessonOf({ slug, id }: Group, { articles }: Words, locale: Locale) {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article?.prose.headings.some((heading) => heading.id === id))
    throw new RangeError(`checker.yaml names the heading ${id} of the article ${slug}, which does not exist`)
  return { href: `${localizedPath(`/blog/${slug}`, locale)}#${id}`, title: article.title }
}
