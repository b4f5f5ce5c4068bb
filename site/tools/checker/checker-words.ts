import { type Locale, localizedPath } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import type { Examination } from './examine.ts'
import { LIMITS, MAX_CHARACTERS } from './limits.ts'
import type { Remark, RuleName } from './remark.ts'

type Group = Words['checker']['groups'][number]

/** A sentence of the checklist with the limits of both languages filled in. */
export function checkSentence({ text, key }: Group['checks'][number]): string {
  if (key === undefined) return text
  return text.replace('{n}', String(LIMITS[key].en)).replace('{total}', String(LIMITS[key].th))
}

/** The article about a group of checks: its address and title. */
export function lessonOf({ slug, id }: Group, { articles }: Words, locale: Locale) {
  const article = articles.find((candidate) => candidate.slug === slug)
  if (!article?.prose.headings.some((heading) => heading.id === id))
    throw new RangeError(`checker.yaml names the heading ${id} of the article ${slug}, which does not exist`)
  return { href: `${localizedPath(`/blog/${slug}`, locale)}#${id}`, title: article.title }
}

/** The text of a remark, the reason, and the article about it. */
interface RuleWords {
  text: string
  why: string
  href: string
  title: string
}

/** The words of one language that the checker shows. */
export function checkerWords(words: Words, locale: Locale) {
  const { desk, groups, sample, label, hint, remarks, start, example, empty, print, keep } = words.checker
  const rules = groups.flatMap((group) =>
    group.checks.flatMap((check) =>
      check.remarks.map(({ id, text }) => [
        id,
        { text, why: checkSentence(check), ...lessonOf(group, words, locale) } satisfies RuleWords,
      ]),
    ),
  )
  return {
    ...desk,
    ...{ label, hint, remarks, start, example, empty, print, keep },
    rules: Object.fromEntries(rules) as Record<RuleName, RuleWords>,
    sample: sample.join('\n\n'),
  }
}

export type CheckerWords = ReturnType<typeof checkerWords>

/** A word count: `190 words`, `1 word`. */
const wordCount = (count: number, words: CheckerWords) =>
  (count === 1 ? words.word : words.words).replace('{n}', String(count))

/** The sentence of a remark with its details filled in, split so that quoted words of the draft can be marked up. */
export function piecesOf({ rule, n, total, name, title }: Remark, words: CheckerWords) {
  const counted = n === undefined ? undefined : wordCount(n, words)
  const found: Record<string, string | number | undefined> = { n, total, name, title, words: counted }
  return words.rules[rule].text.split(/\{([a-z]+)\}/).map((piece, at) => {
    if (at % 2 === 0) return { text: piece, isQuoted: false }
    return { text: String(found[piece] ?? `{${piece}}`), isQuoted: piece === 'name' || piece === 'title' }
  })
}

/** Language and length: `English · 190 words · 1 min to read`. */
export function countsOf(draft: Examination, words: CheckerWords): string {
  const minutes = Math.max(1, Math.round(draft.seconds / 60))
  return [
    words.languages[draft.language],
    wordCount(draft.words, words),
    words.minutes.replace('{n}', String(minutes)),
  ].join(' · ')
}

/** The number of remarks, and whether the text or the list was cut off. */
export function summaryOf({ count, remarks, cut }: Examination, words: CheckerWords, locale: string): string {
  const number = (n: number) => n.toLocaleString(locale)
  const counted = count === 0 ? words.none : count === 1 ? words.one : words.several.replace('{n}', number(count))
  return [
    counted,
    ...(remarks.length < count ? [words.listed.replace('{n}', number(remarks.length))] : []),
    ...(cut ? [words.cut.replace('{n}', number(MAX_CHARACTERS))] : []),
  ].join(' ')
}
