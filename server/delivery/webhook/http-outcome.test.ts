import { describe, expect, it } from 'vitest'
import { httpOutcome, retryAfter } from './http-outcome.ts'

const NOW = new Date('2026-11-21T07:00:00Z')

describe('a status', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [300, 'transient'],
    [301, 'transient'],
    [307, 'transient'],
    [400, 'misconfigured'],
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
    [405, 'misconfigured'],
    [408, 'transient'],
    [410, 'gone'],
    [413, 'permanent'],
    [422, 'permanent'],
    [425, 'transient'],
    [429, 'transient'],
    [451, 'misconfigured'],
    [500, 'transient'],
    [503, 'transient'],
    [0, 'transient'],
  ] as const)('%i is %s', (status, outcome) => {
    const reason = `http ${status}`
    const expected = {
      delivered: { outcome },
      misconfigured: { outcome: 'transient', reason, misconfigured: true },
      transient: { outcome, reason, ...([429, 503].includes(status) && { retryAfter: 0 }) },
      permanent: { outcome, reason },
      gone: { outcome, reason },
    }[outcome]
    expect(httpOutcome(status, undefined, NOW)).toEqual(expected)
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
    [' 60 ', 60_000],
    ['Sat, 21 Nov 2026 07:01:30 GMT', 90_000],
    ['Sat, 21 Nov 2026 06:00:00 GMT', 0],
    ['Sat, 99 Nov 2026 06:00:00 GMT', 0],
    ['2026-11-21T07:01:30Z', 0],
    ['(soon) Sat, 21 Nov 2026 07:01:30 GMT', 0],
    ['Sat, 21 Nov 2026 07:01:30 GMT-0100', 0],
    ['tomorrow', 0],
    ['-5', 0],
    ['1e9', 0],
    ['99999999999', 0],
    [undefined, 0],
  ])('%j is %i milliseconds', (header, milliseconds) => {
    expect(retryAfter(header, NOW)).toBe(milliseconds)
  })
})
