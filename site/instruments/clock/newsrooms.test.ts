import { expect, it } from 'vitest'
import { bangkokWords, isAwake } from './newsrooms.ts'

it('keeps the parts of a Thai date together', () => {
  const moment = Date.parse('2026-11-22T10:06:00Z')
  expect(bangkokWords(moment, 'th')).toContain('วันอาทิตย์ที่\u00A022\u00A0พฤศจิกายน\u00A02569')
  expect(bangkokWords(moment, 'en')).toContain('November 22, 2026')
})

const waking = { from: 7, to: 23 }

it.each([
  ['2026-11-22T00:30:00Z', 'Asia/Tokyo', true],
  ['2026-11-22T00:30:00Z', 'Europe/London', false],
  ['2026-11-22T07:00:00Z', 'Europe/London', true],
  ['2026-11-22T23:00:00Z', 'Europe/London', false],
  // Summer time makes an hour of it.
  ['2026-06-22T06:00:00Z', 'Europe/London', true],
  ['2026-11-22T06:00:00Z', 'Europe/London', false],
])('at %s %s is awake: %s', (moment, zone, awake) => {
  expect(isAwake(Date.parse(moment), zone, waking)).toBe(awake)
})
