import { describe, expect, it } from 'vitest'
import { encodeDots } from './dot-grid.ts'
import { decodeDots } from './fixture-decode-dots.ts'
import { labelColumn, reachRadius } from './reach-circle.ts'
import { CITIES, CITY_NAMES } from './thai-cities.ts'
import { onThailand, THAILAND, thailandDots } from './thailand-dots.ts'

describe('thailandDots', () => {
  it('fills the view box and stays inside it', () => {
    const xs = thailandDots().map(([x]) => x)
    const ys = thailandDots().map(([, y]) => y)
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(4)
    expect(Math.max(...xs)).toBeLessThanOrEqual(THAILAND.width - 4)
    expect(Math.min(...ys)).toBeLessThan(30)
    expect(Math.max(...ys)).toBeLessThanOrEqual(THAILAND.height - 4)
  })

  it('has land around each city, and stays within 3 kB of path', () => {
    for (const place of Object.values(CITIES)) {
      const [x, y] = onThailand(place)
      expect(thailandDots().some((dot) => Math.hypot(dot[0] - x, dot[1] - y) < 2 * THAILAND.pitch)).toBe(true)
    }
    const path = encodeDots(thailandDots(), THAILAND.pitch)
    expect(path.length).toBeLessThan(3_000)
    expect(decodeDots(path, THAILAND.pitch)).toEqual(thailandDots())
  })
})

describe('reachRadius', () => {
  it('makes the area, not the radius, proportional', () => {
    const ratio = (reachRadius(5.6, 11.2, 56) / reachRadius(11.2, 11.2, 56)) ** 2
    expect(ratio).toBeCloseTo(0.5, 2)
    expect(reachRadius(11.2, 11.2, 56)).toBe(56)
    expect(reachRadius(0, 11.2, 56)).toBe(0)
  })

  it('refuses what has no circle', () => {
    expect(() => reachRadius(-1, 11.2, 56)).toThrow(RangeError)
    expect(() => reachRadius(1, 0, 56)).toThrow(RangeError)
  })

  it('leaves room for every label beside the largest circle', () => {
    for (const city of CITY_NAMES) expect(labelColumn[city]).toBeGreaterThan(onThailand(CITIES[city])[0] + 56)
  })
})
