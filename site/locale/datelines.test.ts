import { expect, test } from 'vitest'
import { datelineLike, numberedDateline } from './datelines.ts'

test('a dateline has the place of another', () => {
  expect(datelineLike('BANGKOK, THAILAND — BLOG', 'WRITING')).toBe('BANGKOK, THAILAND — WRITING')
  expect(datelineLike('กรุงเทพฯ', 'การเขียน')).toBe('กรุงเทพฯ — การเขียน')
})

test('a dateline counts from one', () => {
  expect(numberedDateline('BANGKOK — SERVICE {n} OF {total}', 1, 6)).toBe('BANGKOK — SERVICE 2 OF 6')
})
