import { expect, test } from 'vitest'
import { readTokenColor } from './token-colors.ts'

test('reads the colors of each theme', () => {
  expect(readTokenColor('paper')).toMatch(/^#[0-9a-f]{6}$/)
  expect(readTokenColor('paper', 'dark')).not.toBe(readTokenColor('paper'))
  expect(() => readTokenColor('purple')).toThrow('no light color purple')
})
