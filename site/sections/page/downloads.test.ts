import { expect, test } from 'vitest'
import { megabytesOf } from './downloads.ts'

test.each([
  [4_200_000, 4.2],
  [8_749_999, 8.7],
  [20_000, 0.1],
])('%i bytes are shown as %f MB', (bytes, megabytes) => {
  expect(megabytesOf(bytes)).toBe(megabytes)
})
