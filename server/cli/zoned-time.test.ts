import { describe, expect, it } from 'vitest'
import { Misuse } from './command-errors.ts'
import { wordsIn } from './words/words.ts'
import { BANGKOK, readMoment, zonedTime } from './zoned-time.ts'

const words = wordsIn('en', 'leads')
const bangkok = zonedTime(BANGKOK, words)
// In Bangkok it is the 22nd, 1:22 in the morning.
const NOW = new Date('2026-11-21T18:22:06.359Z')

describe('a moment', () => {
  it('is shown in the zone that was asked for', () => {
    const iso = NOW.toISOString()
    expect(bangkok.minute(iso)).toBe('2026-11-22 01:22')
    expect(bangkok.whole(iso)).toBe('2026-11-22T01:22:06.359+07:00')
    expect(bangkok.day(iso)).toBe('2026-11-22')
    expect(bangkok.label).toBe(' (ICT)')
    expect(zonedTime('UTC', words).whole(iso)).toBe('2026-11-21T18:22:06.359+00:00')
    expect(zonedTime('America/New_York', words).minute(iso)).toBe('2026-11-21 13:22')
  })

  it('is in a zone that there is', () => {
    expect(() => zonedTime('Bangkok', words)).toThrow(
      new Misuse('"Bangkok" is no time zone: expected one such as Asia/Bangkok'),
    )
  })

  it.each([
    ['2026-11-21', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['๒๕๖๙-๑๑-๒๑', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['2569-11-21', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    // A day that the Thai year has, and the year of ours with its number has not.
    ['2567-02-29', '2024-02-28T17:00:00.000Z', '2024-02-29T17:00:00.000Z'],
    ['2026-12-31', '2026-12-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
    ['today', '2026-11-21T17:00:00.000Z', '2026-11-22T17:00:00.000Z'],
    ['Yesterday', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['เมื่อวาน', '2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z'],
    ['24h', '2026-11-20T18:22:06.359Z', '2026-11-20T18:22:06.359Z'],
    ['30m', '2026-11-21T17:52:06.359Z', '2026-11-21T17:52:06.359Z'],
    ['2w', '2026-11-07T18:22:06.359Z', '2026-11-07T18:22:06.359Z'],
    ['2026-11-21T09:00', '2026-11-21T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2026-11-21 09:00', '2026-11-21T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2569-11-21T09:00', '2026-11-21T02:00:00.000Z', '2026-11-21T02:00:00.000Z'],
    ['2569-11-21T09:00+09:00', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    ['2026-11-21T09:00:30.5Z', '2026-11-21T09:00:30.500Z', '2026-11-21T09:00:30.500Z'],
    ['2026-11-21T09:00+09:00', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
    // As `date +%FT%T%z` writes it, and PostgreSQL.
    ['2026-11-21T09:00:00+0000', '2026-11-21T09:00:00.000Z', '2026-11-21T09:00:00.000Z'],
    ['2026-11-21T09:00:00-0530', '2026-11-21T14:30:00.000Z', '2026-11-21T14:30:00.000Z'],
    ['2026-11-21 09:00:00.5+00', '2026-11-21T09:00:00.500Z', '2026-11-21T09:00:00.500Z'],
  ])('%s is read as since %s, until %s', (text, since, until) => {
    expect(readMoment(text, 'start', bangkok, NOW, words)).toBe(since)
    expect(readMoment(text, 'end', bangkok, NOW, words)).toBe(until)
  })

  it('is read in the zone that was asked for', () => {
    expect(readMoment('2026-11-21', 'start', zonedTime('UTC', words), NOW, words)).toBe('2026-11-21T00:00:00.000Z')
  })

  it.each([
    'soon',
    '21.11.2026',
    '2026-02-31',
    '2572-02-29',
    '2026-13-01',
    '2026',
    '24',
    '-1h',
    '2026-11-21T25:00',
    '2026-11-21T09:00[Europe/London]',
    '2026-11-21T09:00+07:00:30',
    '2026-11-21T09:00 and so on',
    '',
  ])('%j is none', (text) => expect(() => readMoment(text, 'start', bangkok, NOW, words)).toThrow(Misuse))
})
