import { expect, test } from 'vitest'
import { numberDateline, replaceDatelineSubject } from './datelines.ts'

test('a dateline keeps its place and gets another subject', () => {
  expect(replaceDatelineSubject('BANGKOK, THAILAND — BLOG', 'WRITING')).toBe('BANGKOK, THAILAND — WRITING')
  expect(replaceDatelineSubject('กรุงเทพฯ', 'การเขียน')).toBe('กรุงเทพฯ — การเขียน')
})

test('the number in a dateline starts at one', () => {
  expect(numberDateline('BANGKOK — SERVICE {n} OF {total}', 1, 6)).toBe('BANGKOK — SERVICE 2 OF 6')
})
