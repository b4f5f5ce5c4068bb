import type { Locale } from '../../../contract/locale.ts'
import type { Words } from '../../content/load-content.ts'
import { checkSentence, lessonOf } from './checks.ts'
import type { RuleName } from './rule-names.ts'

/** What a remark says, why, and where it is taught. */
export interface RuleWords {
  text: string
  why: string
  href: string
  title: string
}

/** What the checker says. */
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
    // A draft has no marks for the ends of lines.
    sample: sample.join('\n\n'),
  }
}

export type CheckerWords = ReturnType<typeof checkerWords>
