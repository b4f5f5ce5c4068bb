import { expect, test } from 'vitest'
import { formatFileSize, toMegabytes } from './downloads.ts'

test.each([
  [4_200_000, 4.2],
  [8_749_999, 8.7],
  [20_000, 0.1],
])('%i bytes are shown as %f MB', (bytes, megabytes) => {
  expect(toMegabytes(bytes)).toBe(megabytes)
})

test.each([
  [421, '1 kB'],
  [5_294, '5 kB'],
  [5_914, '6 kB'],
  [7_009, '7 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [1_849_000, '1.8 MB'],
])('the size of %i bytes is shown as %s', (bytes, size) => {
  expect(formatFileSize(bytes, { kilobytes: '{n} kB', megabytes: '{n} MB' })).toBe(size)
})
