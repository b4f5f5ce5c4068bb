import { expect, test } from 'vitest'
import { dayOf, noonOf, yearOf } from './office-days.ts'

test('a year begins when it does in Bangkok', () => {
  expect(yearOf(Date.parse('2026-12-31T16:59:59Z'))).toBe(2026)
  expect(yearOf(Date.parse('2026-12-31T17:00:00Z'))).toBe(2027)
})

test('noon of a day is Bangkok’s', () => {
  expect(new Date(noonOf('2026-11-21')).toISOString()).toBe('2026-11-21T05:00:00.000Z')
  expect(dayOf(noonOf('2026-11-21'))).toBe('2026-11-21')
})
