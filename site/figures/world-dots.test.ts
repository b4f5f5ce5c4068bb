import { describe, expect, it } from 'vitest'
import { encodeDots } from './dot-grid.ts'
import { decodeDots } from './fixture-decode-dots.ts'
import { CONTINENTS, nodeOf, worldArcs } from './world-arcs.ts'
import { BANGKOK, onWorld, WORLD, WORLD_CENTRE, worldDots } from './world-dots.ts'

describe('the projection', () => {
  it('puts Bangkok on the exact centre, where the page hangs the wire', () => {
    expect(onWorld(BANGKOK)).toEqual([WORLD.width / 2, WORLD.height / 2])
    expect(WORLD.width / WORLD.height).toBeCloseTo(20 / 9)
  })

  it('puts east to the right and north above', () => {
    const [tokyoX, tokyoY] = onWorld([139.7, 35.7])
    expect(tokyoX).toBeGreaterThan(WORLD_CENTRE[0])
    expect(tokyoY).toBeLessThan(WORLD_CENTRE[1])
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
  ])('has none in %s', (_, longitude, latitude) => expect(near(longitude, latitude)).toBe(false))

  it('stays within 3 kB of path, and decodes to the same dots', () => {
    const path = encodeDots(worldDots(), WORLD.pitch)
    expect(path.length).toBeLessThan(3_300)
    expect(decodeDots(path, WORLD.pitch)).toEqual(worldDots())
  })
})

describe('the arcs', () => {
  it('run from Bangkok to six nodes, each at the end of one', () => {
    const ends = [...worldArcs().matchAll(/M(\d+) (\d+)q\S+ \S+ (\S+) (-?\d+)/g)].map(([, x, y, dx, dy]) => ({
      from: [Number(x), Number(y)],
      x: (Number(x) + Number(dx)) / WORLD.width,
      y: (Number(y) + Number(dy)) / WORLD.height,
    }))
    expect(ends).toHaveLength(6)
    for (const [index, continent] of CONTINENTS.entries()) {
      const end = ends[index]
      expect(end?.from).toEqual(WORLD_CENTRE)
      expect(Number.parseFloat(nodeOf(continent).x)).toBeCloseTo((end?.x ?? 0) * 100, 0)
      expect(Number.parseFloat(nodeOf(continent).y)).toBeCloseTo((end?.y ?? 0) * 100, 0)
    }
  })
})
