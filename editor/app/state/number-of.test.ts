import { expect, test } from 'vitest'
import { numberOf } from './number-of.ts'

test.each([
  [' 12.5 ', 12.5],
  ['๑๒.๕', 12.5],
  ['-3', -3],
  ['12.', '12.'],
  ['', ''],
])('%j becomes %j', (text, value) => {
  expect(numberOf(text)).toBe(value)
})
