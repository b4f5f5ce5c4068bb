import { expect, it } from 'vitest'
import { formatBangkokTime } from '../delivery/describe-lead.ts'
import { parseSince } from './program.ts'

const NOW = new Date('2026-11-22T01:30:00.000Z')

it('formats a time in Bangkok time', () => {
  expect(formatBangkokTime('2026-11-21T18:22:06.359Z')).toBe('2026-11-22 01:22')
})

it.each([
  ['2026-11-01', '2026-10-31T17:00:00.000Z'],
  ['2569-11-01', '2026-10-31T17:00:00.000Z'],
  ['๒๕๖๙-๑๑-๐๑', '2026-10-31T17:00:00.000Z'],
  // 2567 is 2024, a leap year. In the Common Era, 2567 is none.
  ['2567-02-29', '2024-02-28T17:00:00.000Z'],
  ['24h', '2026-11-21T01:30:00.000Z'],
  ['7d', '2026-11-15T01:30:00.000Z'],
])('parses %s as a time', (text, iso) => {
  expect(parseSince(text, NOW)).toBe(iso)
})

it.each([
  ['01/11/2026', 'Expected a day such as'],
  ['soon', 'Expected a day such as'],
  ['7', 'Expected a day such as'],
  ['', 'Expected a day such as'],
  ['2026-13-01', 'There is no day 2026-13-01.'],
  ['2026-02-31', 'There is no day 2026-02-31.'],
  ['2569-02-30', 'There is no day 2026-02-30.'],
  ['2026-12-01', '2026-12-01 is in the future.'],
  ['2126-11-01', '2126-11-01 is in the future.'],
])('refuses %j as a time and says why', (text, reason) => {
  expect(() => parseSince(text, NOW)).toThrow(reason)
})
