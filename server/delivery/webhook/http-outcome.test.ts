import { describe, expect, it } from 'vitest'
import { httpOutcome, retryAfter } from './http-outcome.ts'

const NOW = new Date('2026-11-21T07:00:00Z')

describe('a status', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'passing'],
    [307, 'passing'],
    [400, 'permanent'],
    [401, 'permanent'],
    [404, 'permanent'],
    [408, 'passing'],
    [410, 'gone'],
    [413, 'permanent'],
    [425, 'passing'],
    [429, 'passing'],
    [500, 'passing'],
    [503, 'passing'],
    [0, 'passing'],
  ])('%i is %s', (status, outcome) => {
    expect(httpOutcome(status, undefined, NOW)).toMatchObject({ outcome })
  })

  it.each([429, 503])('%i may ask for a rest', (status) => {
    expect(httpOutcome(status, '120', NOW)).toMatchObject({ retryAfter: 120_000 })
  })

  it('others may not', () => {
    expect(httpOutcome(500, '120', NOW)).not.toHaveProperty('retryAfter')
  })
})

describe('Retry-After', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 07:01:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 06:00:00 GMT', 0],
    ['Sat, 99 Nov 2026 06:00:00 GMT', 0],
    ['tomorrow', 0],
    ['-5', 0],
    ['1e9', 0],
    ['99999999999', 0],
    [undefined, 0],
  ])('%j is %i milliseconds', (header, milliseconds) => {
    expect(retryAfter(header, NOW)).toBe(milliseconds)
  })
})
