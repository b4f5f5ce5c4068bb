import { expect, test } from 'vitest'
import { waitWords } from './wait-words.ts'

test.each([
  [0, '1 second', '1 วินาที'],
  [0.2, '1 second', '1 วินาที'],
  [1, '1 second', '1 วินาที'],
  [2, '2 seconds', '2 วินาที'],
  [90, '90 seconds', '90 วินาที'],
  [91, '2 minutes', '2 นาที'],
  [120, '2 minutes', '2 นาที'],
  [121, '3 minutes', '3 นาที'],
  [600, '10 minutes', '10 นาที'],
])('a wait of %f seconds is said as %s and %s', (seconds, english, thai) => {
  expect([waitWords(seconds, 'en'), waitWords(seconds, 'th')]).toEqual([english, thai])
})
