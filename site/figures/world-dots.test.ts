import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { encodeDots } from './dot-grid.ts'
import { decodeDots } from './fixture-decode-dots.ts'
import { worldArcs, worldNodes } from './world-arcs.ts'
import { BANGKOK, ORIGIN, onWorld, WORLD, worldDots } from './world-dots.ts'

describe('the projection', () => {
  it('puts Bangkok half way down at 35%, where the page hangs the wire', () => {
    expect(onWorld(BANGKOK)).toEqual([WORLD.width * 0.35, WORLD.height / 2])
    expect(WORLD.width / WORLD.height).toBeCloseTo(20 / 9)
  })

  it('puts east to the right and north above', () => {
    const [tokyoX, tokyoY] = onWorld([139.7, 35.7])
    expect(tokyoX).toBeGreaterThan(ORIGIN[0])
    expect(tokyoY).toBeLessThan(ORIGIN[1])
  })
})

describe('the map’s edge', () => {
  it('runs through the Atlantic: both Americas lie east of Bangkok, Europe and Africa west', () => {
    for (const place of [
      [-165, 65],
      [-75, 40],
      [-56, 50],
      [-35, -7],
      [-70, -53],
    ] as const)
      expect(onWorld(place)[0]).toBeGreaterThan(ORIGIN[0])
    for (const place of [
      [-17, 15],
      [-22, 64],
      [-9, 39],
      [0, 51],
      [20, -34],
    ] as const)
      expect(onWorld(place)[0]).toBeLessThan(ORIGIN[0])
  })

  it('cuts no land and no dot', () => {
    const half = WORLD.pitch / 4
    for (const [x, y] of worldDots()) {
      expect(x).toBeGreaterThan(half)
      expect(x).toBeLessThan(WORLD.width - half)
      expect(y).toBeGreaterThan(half)
      expect(y).toBeLessThan(WORLD.height - half)
    }
    // Land at the edge would stand on both sides of it.
    const columns = worldDots().map(([x]) => x)
    expect(Math.min(...columns)).toBeGreaterThan(WORLD.pitch)
    expect(Math.max(...columns)).toBeLessThan(WORLD.width - WORLD.pitch)
  })
})

describe('worldDots', () => {
  const near = (longitude: number, latitude: number) => {
    const [x, y] = onWorld([longitude, latitude])
    return worldDots().some((dot) => Math.hypot(dot[0] - x, dot[1] - y) <= WORLD.pitch)
  }

  it.each([
    ['Brazil', -55, -10],
    ['Kenya', 38, 0],
    ['Germany', 10, 51],
    ['India', 78, 22],
    ['Australia', 134, -25],
    ['Canada', -100, 55],
  ])('has land in %s', (_, longitude, latitude) => expect(near(longitude, latitude)).toBe(true))

  it.each([
    ['the Indian Ocean', 80, -20],
    ['the Pacific', -150, 20],
    ['the Atlantic', -40, 30],
    ['Antarctica', 100, -70],
    ['Greenland', -42, 70],
  ])('has none in %s', (_, longitude, latitude) => expect(near(longitude, latitude)).toBe(false))

  it('stays within 1,300 dots and 2 kB of path, and decodes to the same dots', () => {
    const path = encodeDots(worldDots(), WORLD.pitch)
    expect(worldDots().length).toBeLessThan(1_300)
    expect(path.length).toBeLessThan(2_000)
    expect(decodeDots(path, WORLD.pitch)).toEqual(worldDots())
  })
})

describe('the arcs', () => {
  const arcs = [...worldArcs().matchAll(/M(\d+) (\d+)q(\S+) (\S+) (\S+) (-?\d+)/g)].map((arc) => {
    const [x = 0, y = 0, bendX = 0, bendY = 0, dx = 0, dy = 0] = arc.slice(1).map(Number)
    return {
      from: [x, y],
      end: [x + dx, y + dy],
      length: Math.hypot(bendX, bendY) + Math.hypot(dx - bendX, dy - bendY),
    }
  })

  it('run from Bangkok to six nodes on the map, each at the end of one', () => {
    expect(arcs.map(({ from }) => from)).toEqual(Array.from({ length: 6 }, () => ORIGIN))
    expect(arcs.map(({ end }) => end)).toEqual(worldNodes())
    for (const [x, y] of worldNodes()) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(WORLD.width)
      expect(y).toBeGreaterThan(0)
      expect(y).toBeLessThan(WORLD.height)
    }
  })

  it('are each one dash of the line that draws them', () => {
    const styles = readFileSync(new URL('WorldMap.css', import.meta.url), 'utf8')
    const dash = Number(/stroke-dasharray: (\d+);/.exec(styles)?.[1])
    for (const { length } of arcs) expect(length).toBeLessThan(dash)
  })
})
