import { expect, test } from 'vitest'
import { readTokenColour } from './token-colours.ts'

test('reads the colours of each theme', () => {
  expect(readTokenColour('paper')).toBe('#fbf8f1')
  expect(readTokenColour('paper', 'dark')).toBe('#0d1520')
  expect(() => readTokenColour('purple')).toThrow('no light colour purple')
})
