import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { content } from '../../content/fixture-content.ts'
import { checkerWords } from './checker-words.ts'
import { examine } from './examine.ts'
import { RULES } from './rule-names.ts'

test.each(LOCALES)('every remark that can be made has a sentence, a reason and a lesson: %s', (locale) => {
  const { rules } = checkerWords(content[locale], locale)
  expect(Object.keys(rules).sort()).toEqual([...RULES].sort())
  for (const { why, href } of Object.values(rules)) {
    expect(why).not.toMatch(/[{}]|Infinity/)
    expect(href).toMatch(locale === 'th' ? /^\/th\/blog\/[a-z-]+#[a-z-]+$/ : /^\/blog\/[a-z-]+#[a-z-]+$/)
  }
})

test.each(LOCALES)('the sample is a draft of its language with much to remark on: %s', (locale) => {
  const { language, remarks } = examine(checkerWords(content[locale], locale).sample)
  expect(language).toBe(locale)
  expect(new Set(remarks.map(({ rule }) => rule)).size).toBeGreaterThanOrEqual(9)
})
