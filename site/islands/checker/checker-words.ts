import { localizedPath } from '../../../contract/locale.ts'
import type { SiteContent } from '../../content/load-content.ts'
import { type CheckedDraft, checkDraft, MAX_CHARACTERS } from './check-draft.ts'
import { LIMITS } from './rules.ts'

type Group = SiteContent['checker']['groups'][number]

export function formatCheck({ text, key }: Group['checks'][number]): string {
  if (key === undefined) return text
  return text.replace('{n}', String(LIMITS[key].en)).replace('{total}', String(LIMITS[key].th))
}

export function findLesson({ slug, id }: Group, { articles, locale }: SiteContent) {
  if (slug === undefined) return undefined
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article?.prose.headings.some((heading) => heading.id === id))
    throw new RangeError(`checker.yaml names the heading ${id} of the article ${slug}, which does not exist`)
  return { href: `${localizedPath(`/blog/${slug}`, locale)}#${id}`, title: article.title }
}

interface RuleWords {
  sentence: string
  why: string
  lesson: ReturnType<typeof findLesson>
}

export function getCheckerWords(content: SiteContent) {
  const { desk, groups, sample } = content.checker
  const rules = groups.flatMap((group) =>
    group.checks.flatMap((check) =>
      check.remarks.map(({ id, text }) => [
        id,
        { sentence: text, why: formatCheck(check), lesson: findLesson(group, content) },
      ]),
    ),
  )
  const text = sample.join('\n\n')
  return {
    ...desk,
    rules: Object.fromEntries(rules) as Record<string, RuleWords>,
    sample: text,
    // Checked by the build: a browser may divide Thai words differently, and its first render would differ from the HTML.
    checkedSample: checkDraft(text),
  }
}

export type CheckerWords = ReturnType<typeof getCheckerWords>

/** Returns the language and length: `English · 190 words · 1 min to read`. */
export function formatCounts({ language, words: count, minutes }: CheckedDraft, words: CheckerWords): string {
  const counted = (count === 1 ? words.word : words.words).replace('{n}', String(count))
  return [words.languages[language], counted, words.minutes.replace('{n}', String(minutes))].join(' · ')
}

export function formatSummary(
  { words: count, remarks, isFull }: CheckedDraft,
  words: CheckerWords,
  locale: string,
): string {
  if (count === 0) return words.start
  const { length } = remarks
  const counted = length === 0 ? words.none : length === 1 ? words.one : words.several.replace('{n}', String(length))
  return isFull ? `${counted} ${words.full.replace('{n}', MAX_CHARACTERS.toLocaleString(locale))}` : counted
}
