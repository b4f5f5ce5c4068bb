import { expect, test } from 'vitest'
import { readingMinutes } from './articles.ts'

test('a text of 660 English words takes three minutes', () => {
  expect(readingMinutes('news '.repeat(660), 'en')).toBe(3)
})

test('Thai words are counted although nothing stands between them', () => {
  expect(readingMinutes('ข่าวประชาสัมพันธ์'.repeat(260), 'th')).toBe(2)
})

test('the shortest text takes a minute', () => {
  expect(readingMinutes('News.', 'en')).toBe(1)
})
