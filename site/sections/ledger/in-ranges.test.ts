import { expect, test } from 'vitest'
import { inRanges } from './in-ranges.ts'

test('numbers that follow each other are said by the first and the last', () => {
  expect(inRanges([])).toBe('')
  expect(inRanges([4])).toBe('4')
  expect(inRanges([1, 2])).toBe('1\u2060–\u20602')
  expect(inRanges([1, 2, 3, 7, 9, 10])).toBe('1\u2060–\u20603, 7, 9\u2060–\u206010')
})
