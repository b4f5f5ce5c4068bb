import { expect, test } from 'vitest'
import { onScale } from './scale.ts'

test('a value stands in proportion between the ends of its scale', () => {
  expect([85, 92.5, 100].map((value) => onScale(value, 85, 100))).toEqual(['0%', '50%', '100%'])
  expect(onScale(98.5, 98, 100)).toBe('25%')
  expect(onScale(1, 0, 3)).toBe('33.3%')
})

test.each([
  [80, 85, 100],
  [101, 85, 100],
  [0, 0, 0],
])('%d has no place on a scale of %d to %d', (value, from, to) => {
  expect(() => onScale(value, from, to)).toThrow(`${value} is off the scale of ${from} to ${to}`)
})
