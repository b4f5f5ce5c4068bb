import { describe, expect, it, test } from 'vitest'
import { DAY } from '../../../contract/time.ts'
import { onWorld, WORLD_FRAME } from '../../figures/world-dots.ts'
import { globePath, nightPath, onMap, subsolarPoint } from './night-path.ts'

describe('the sun', () => {
  it.each([
    ['2026-06-21T12:00:00Z', 23.44, 0.5],
    ['2026-12-21T12:00:00Z', -23.44, -0.5],
    ['2026-03-20T14:46:00Z', 0, -39.6],
    ['2026-11-03T12:00:00Z', -15.1, -4.1],
  ])('stands overhead at %s where it does', (moment, latitude, longitude) => {
    const sun = subsolarPoint(Date.parse(moment))
    expect(sun.latitude).toBeCloseTo(latitude, 0)
    expect(Math.abs(sun.longitude - longitude)).toBeLessThan(0.6)
  })

  it('goes once around the earth in a day', () => {
    const start = Date.parse('2026-05-01T00:00:00Z')
    const [one, other] = [subsolarPoint(start), subsolarPoint(start + DAY)]
    expect(Math.abs(one.longitude - other.longitude)).toBeLessThan(0.2)
    expect(Math.abs(subsolarPoint(start + 43_200_000).longitude - one.longitude)).toBeCloseTo(180, 0)
  })
})

test('a place lies where the map of the build has it', () => {
  for (const [longitude, latitude] of [
    [100.5, 13.75],
    [139.7, 35.7],
    [0, 51],
    [-95, 40],
    [-47, -19],
    [18.4, -33.9],
  ] as const) {
    const east = ((longitude - WORLD_FRAME.centre + 540) % 360) - 180
    const [x, y] = onMap(WORLD_FRAME, east, latitude)
    const [mapX, mapY] = onWorld([longitude, latitude])
    expect(Math.hypot(x - mapX, y - mapY)).toBeLessThanOrEqual(1.5)
  }
})

describe('the night', () => {
  const points = (moment: string) =>
    [...nightPath(Date.parse(moment), WORLD_FRAME).matchAll(/(-?\d+) (-?\d+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )

  /** Whether the path has a place inside (ray casting). */
  function dark(moment: string, longitude: number, latitude: number): boolean {
    const outline = points(moment)
    const [x, y] = onWorld([longitude, latitude])
    let inside = false
    for (const [position, [toX, toY]] of outline.entries()) {
      const [fromX, fromY] = outline.at(position - 1) ?? [0, 0]
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) inside = !inside
    }
    return inside
  }

  it.each([
    ['2026-11-22T20:00:00Z', { bangkok: true, london: true, newYork: false, sydney: false }],
    ['2026-11-22T05:00:00Z', { bangkok: false, london: true, newYork: true, sydney: false }],
    ['2026-06-21T02:00:00Z', { bangkok: false, london: true, newYork: true, sydney: false }],
    ['2026-06-21T14:00:00Z', { bangkok: true, london: false, newYork: false, sydney: true }],
    ['2026-03-20T14:46:00Z', { bangkok: true, london: false, newYork: false, sydney: true }],
  ])('at %s lies over those who have it', (moment, expected) => {
    expect({
      bangkok: dark(moment, 100.5, 13.75),
      london: dark(moment, 0, 51.5),
      newYork: dark(moment, -74, 40.7),
      sydney: dark(moment, 151.2, -33.9),
    }).toEqual(expected)
  })

  it.each(['2026-06-21T02:00:00Z', '2026-11-22T20:00:00Z', '2026-03-20T14:46:00Z'])('is round at %s', (moment) => {
    const outline = points(moment)
    const straight = outline
      .map(([x, y], position) => [outline.at(position - 1) ?? [0, 0], [x, y]] as const)
      .filter(([[fromX, fromY], [x, y]]) => Math.hypot(x - fromX, y - fromY) > 30)
    // But for the pole, which is a line on this map.
    expect(straight.length).toBe(1)
    for (const [from, to] of straight) expect(from[1]).toBe(to[1])
  })

  it('stays within the outline of the globe, and ends on it', () => {
    const outline = [...globePath(WORLD_FRAME).matchAll(/(-?\d+) (-?\d+)/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    )
    const night = points('2026-11-22T20:00:00Z')
    for (const axis of [0, 1] as const) {
      const ofGlobe = outline.map((point) => point[axis])
      const ofNight = night.map((point) => point[axis])
      expect(Math.min(...ofNight)).toBeGreaterThanOrEqual(Math.min(...ofGlobe))
      expect(Math.max(...ofNight)).toBeLessThanOrEqual(Math.max(...ofGlobe))
    }
    const corners = night.filter((point) => outline.some(([x, y]) => x === point[0] && y === point[1]))
    expect(corners.length).toBeGreaterThan(2)
  })

  it('reaches from one edge of the map to the other', () => {
    const columns = points('2026-11-22T20:00:00Z').map(([x]) => x)
    expect(Math.max(...columns) - Math.min(...columns)).toBeGreaterThan(1000)
  })
})
