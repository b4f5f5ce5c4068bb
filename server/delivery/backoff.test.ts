import { describe, expect, it } from 'vitest'
import { HOUR } from '../../contract/time.ts'
import { pauseAfter } from './backoff.ts'

const SECOND = 1000
const pauses = (random: () => number) =>
  Array.from({ length: 10 }, (_, index) => pauseAfter(index + 1, 0, random)).filter((pause) => pause !== null)

describe('the pauses', () => {
  it('grow, and last about four days together', () => {
    const all = pauses(() => 0.5)
    expect(all).toEqual([30, 120, 600, 3600, 14_400, 43_200, 86_400, 86_400, 86_400].map((pause) => pause * SECOND))
    expect(all.reduce((sum, pause) => sum + pause, 0) / HOUR).toBeGreaterThan(72)
  })

  it('end with the tenth attempt', () => {
    expect(pauseAfter(9)).not.toBeNull()
    expect(pauseAfter(10)).toBeNull()
    expect(pauseAfter(11)).toBeNull()
  })

  it('are spread by a fifth either way', () => {
    expect(pauseAfter(1, 0, () => 0)).toBe(24 * SECOND)
    expect(pauseAfter(1, 0, () => 0.999_999)).toBe(36 * SECOND)
    for (const pause of pauses(Math.random)) expect(Number.isInteger(pause)).toBe(true)
  })

  it('are never shorter than the receiver asked for, up to a day', () => {
    expect(pauseAfter(1, HOUR)).toBe(HOUR)
    expect(pauseAfter(4, SECOND, () => 0.5)).toBe(HOUR)
    expect(pauseAfter(1, 1000 * HOUR)).toBe(24 * HOUR)
  })
})
