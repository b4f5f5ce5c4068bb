import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { content } from '../../../tests/support/content.ts'
import { checkDraft } from './check-draft.ts'
import { formatCounts, getCheckerWords } from './checker-words.ts'
import { LENGTH_RULES, MISSING_RULES, WORD_RULES } from './rules.ts'

test.each(LOCALES)('every rule has a sentence and a reason, and a lesson that exists, in %s', (locale) => {
  const { rules } = getCheckerWords(content[locale])
  const known = new Set([...WORD_RULES, ...MISSING_RULES, ...LENGTH_RULES].map(({ rule }) => rule))
  const others = ['length-short', 'length-long', 'links-many', 'quote-speaker', 'name-two-ways']
  expect(Object.keys(rules).sort()).toEqual([...known, ...others].sort())
  for (const { why, lesson } of Object.values(rules)) {
    expect(why).not.toMatch(/[{}]|Infinity/)
    if (lesson)
      expect(lesson.href).toMatch(locale === 'th' ? /^\/th\/blog\/[a-z-]+#[a-z-]+$/ : /^\/blog\/[a-z-]+#[a-z-]+$/)
  }
})

test.each(LOCALES)('the sample is a draft of its language with much to remark on: %s', (locale) => {
  const { language, remarks } = checkDraft(getCheckerWords(content[locale]).sample)
  expect(language).toBe(locale)
  expect(new Set(remarks.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(9)
})

test('the count of one word is singular', () => {
  expect(formatCounts(checkDraft('Solar'), getCheckerWords(content.en))).toBe('English · 1 word · 1 min to read')
})
