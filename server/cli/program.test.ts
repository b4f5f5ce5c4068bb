import { expect, it } from 'vitest'
import { formatBangkokTime } from '../leads/lead-fields.ts'
import { parseSince } from './program.ts'

const NOW = new Date('2026-11-22T01:30:00.000Z')

it('formats a time in Bangkok time', () => {
  expect(formatBangkokTime('2026-11-21T18:22:06.359Z')).toBe('2026-11-22 01:22')
})

it.each([
  ['2026-11-01', '2026-10-31T17:00:00.000Z'],
  ['24h', '2026-11-21T01:30:00.000Z'],
  ['7d', '2026-11-15T01:30:00.000Z'],
])('parses %s as a time', (text, iso) => {
  expect(parseSince(text, NOW)).toBe(iso)
})

it.each(['2026-13-01', '01/11/2026', 'soon', '7', '', '2569-11-01'])('refuses %j as a time', (text) => {
  expect(() => parseSince(text, NOW)).toThrow()
})
