import { expect, test } from 'vitest'
import { readTokenColour } from './token-colours.ts'

test('reads the colours of each theme', () => {
  expect(readTokenColour('paper')).toMatch(/^#[0-9a-f]{6}$/)
  expect(readTokenColour('paper', 'dark')).not.toBe(readTokenColour('paper'))
  expect(() => readTokenColour('purple')).toThrow('no light colour purple')
})
