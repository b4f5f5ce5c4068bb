import { expect, it } from 'vitest'
import { barLength } from './bar-length.ts'

it('begins at zero and ends at the full bar', () => {
  expect(barLength(0, 182)).toBe('0%')
  expect(barLength(91, 182)).toBe('50%')
  expect(barLength(182, 182)).toBe('100%')
})

it('refuses a bar that would lie', () => {
  expect(() => barLength(183, 182)).toThrow(RangeError)
  expect(() => barLength(-1, 182)).toThrow(RangeError)
  expect(() => barLength(0, 0)).toThrow(RangeError)
})
