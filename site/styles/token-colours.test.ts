import { expect, test } from 'vitest'
import { tokenColour } from './token-colours.ts'

test('each edition has its own colours', () => {
  expect(tokenColour('paper')).toBe('#fbf8f1')
  expect(tokenColour('paper', 'dark')).toBe('#0d1520')
  expect(() => tokenColour('purple')).toThrow('no light colour purple')
})
