import { expect, test } from 'vitest'
import { freeDay } from './free-day.ts'

test.each([
  ['in the small hours, the day that has begun in Bangkok', '2026-11-23T18:00:00Z', [], '2026-11-24'],
  ['on a Saturday, the Monday after', '2026-11-21T05:00:00Z', [], '2026-11-23'],
  ['where two days are taken, the one after', '2026-11-23T05:00:00Z', ['2026-11-24', '2026-11-23'], '2026-11-25'],
])('a new article is dated %s', (_, now, taken, day) => expect(freeDay(taken, Date.parse(now))).toBe(day))
