import { expect, test } from 'vitest'
import { rangeOf } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['BYTES= 10-19 ', { start: 10, end: 19 }],
])('%s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range))

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%s is beyond 100 bytes', (header) =>
  expect(rangeOf(header, 100)).toBe('unsatisfiable'),
)

test.each([
  undefined,
  '',
  'bytes=-',
  'bytes=19-10',
  'bytes=a-b',
  'bytes=0-1,5-9',
  'items=0-1',
  `bytes=${'9'.repeat(40)}-`,
])('%s asks for nothing in particular', (header) => expect(rangeOf(header, 100)).toBe('whole'))
