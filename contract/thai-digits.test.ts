import { expect, test } from 'vitest'
import { arabicDigits } from './thai-digits.ts'

test.each([
  ['๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['๑2', '12'],
  ['-๓.๕ ก', '-3.5 ก'],
])('%s is %s', (typed, read) => {
  expect(arabicDigits(typed)).toBe(read)
})
