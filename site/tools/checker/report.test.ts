import { expect, test } from 'vitest'
import { getWords } from '../../content/content.ts'
import { checkerWords } from './checker-words.ts'
import { LIMITS } from './limits.ts'
import { countsOf, piecesOf } from './report.ts'

const english = checkerWords(getWords('en'), 'en')
const total = LIMITS.leastWords.en
const short = (n: number) =>
  piecesOf({ rule: 'length-short', start: 0, end: 0, n, total }, english)
    .map(({ text }) => text)
    .join('')

test('one word is a word, two are words', () => {
  const counts = { language: 'en' as const, seconds: 20, count: 0, remarks: [], cut: false }
  expect(countsOf({ ...counts, words: 1 }, english)).toContain('1 word ·')
  expect(countsOf({ ...counts, words: 2 }, english)).toContain('2 words ·')
  expect(short(1)).toBe(`It has 1 word, and ${total} is the least.`)
  expect(short(2)).toBe(`It has 2 words, and ${total} is the least.`)
})
