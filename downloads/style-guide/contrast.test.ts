import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test('contrast runs from 1 to 21, and is that of the guidelines in between', () => {
  expect(contrast('#ffffff', '#ffffff')).toBe(1)
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  expect(contrast('#ffffff', '#bf3419')).toBeCloseTo(contrast('#bf3419', '#ffffff'))
})
