import { expect, test } from 'vitest'
import { LOCALES } from '../../../contract/locale.ts'
import { content } from '../../../tests/support/content.ts'
import { checkerWords, countsOf, piecesOf } from './checker-words.ts'
import { examine } from './examine.ts'
import { LIMITS } from './limits.ts'
import { RULES } from './remark.ts'

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

test('one word is a word, two are words', () => {
  const english = checkerWords(content.en, 'en')
  const total = LIMITS.leastWords.en
  const said = (n: number) =>
    piecesOf({ rule: 'length-short', start: 0, end: 0, n, total }, english)
      .map(({ text }) => text)
      .join('')
  expect(said(1)).toBe(`It has 1 word, and ${total} is the least.`)
  expect(said(2)).toBe(`It has 2 words, and ${total} is the least.`)
  expect(countsOf({ language: 'en', words: 1, seconds: 20, count: 0, remarks: [], cut: false }, english)).toContain(
    '1 word ·',
  )
})
